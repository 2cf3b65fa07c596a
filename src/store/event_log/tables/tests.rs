use super::*;
use std::fmt::Write;

const SQLITE: &str = include_str!("../../../../migrations/sqlite/0001_start/up.sql");
const POSTGRES: &str = include_str!("../../../../migrations/postgres/0001_start/up.sql");

#[test]
fn the_migrations_have_the_triggers_of_the_list() {
    for table in &TABLES {
        let (sqlite, postgres) = (table.sqlite_triggers(), table.postgres_triggers());
        assert!(
            SQLITE.contains(&sqlite),
            "migrations/sqlite needs:\n{sqlite}"
        );
        assert!(
            POSTGRES.contains(&postgres),
            "migrations/postgres needs:\n{postgres}"
        );
    }
}

impl LoggedTable {
    fn event_of(&self, row: &str) -> String {
        self.event
            .map_or("NULL".to_owned(), |column| format!("{row}.{column}"))
    }

    /// The triggers of SQLite that put each change of a row into `row_changes`.
    fn sqlite_triggers(&self) -> String {
        let name = self.name;
        let row = |of: &str| {
            let pairs = self.recorded().map(|column| {
                let value = format!("{of}.{column}");
                if self.is_bytes(column) {
                    format!(
                        "'{column}', CASE WHEN {value} IS NOT NULL THEN lower(hex({value})) END"
                    )
                } else {
                    format!("'{column}', {value}")
                }
            });
            format!("json_object({})", pairs.collect::<Vec<_>>().join(", "))
        };
        let columns: Vec<&str> = self.recorded().collect();
        let differs = columns
            .iter()
            .map(|column| format!("OLD.{column} IS NOT NEW.{column}"));
        let events = [
            (
                "insert",
                "INSERT".to_owned(),
                "",
                "NULL".to_owned(),
                row("NEW"),
            ),
            (
                "update",
                format!("UPDATE OF {}", columns.join(", ")),
                &*format!("\nWHEN {}", differs.collect::<Vec<_>>().join(" OR ")),
                row("OLD"),
                row("NEW"),
            ),
            (
                "delete",
                "DELETE".to_owned(),
                "",
                row("OLD"),
                "NULL".to_owned(),
            ),
        ];
        let mut sql = String::new();
        for (kind, event, when, was, now) in events {
            let of = self.event_of(if kind == "delete" { "OLD" } else { "NEW" });
            let _ = writeln!(
                sql,
                "CREATE TRIGGER log_{name}_{kind} AFTER {event} ON {name}{when}\nBEGIN INSERT INTO row_changes \
                 (tournament_id, table_name, was, now)\nVALUES ({of}, '{name}',\n{was},\n{now}); END;"
            );
        }
        sql
    }

    /// The triggers of PostgreSQL that do the same.
    fn postgres_triggers(&self) -> String {
        let name = self.name;
        let columns: Vec<&str> = self.recorded().collect();
        let event = self.event.unwrap_or_default();
        format!(
            "CREATE TRIGGER log_{name}_rows AFTER INSERT OR DELETE ON {name}\nFOR EACH ROW EXECUTE FUNCTION \
             log_row('{event}');\nCREATE TRIGGER log_{name}_update AFTER UPDATE OF {} ON {name}\nFOR EACH ROW \
             WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION log_row('{event}');\n",
            columns.join(", ")
        )
    }
}
