//! JSON Schemas of the API's responses, derived from the types that are serialised.

use inkundla_core::tournament::{BoardNo, RoundNo};
use serde::Serialize;
use serde_json::{Map, Value, json};

/// A value as a line of JSON.
pub(super) fn text(what: &impl Serialize) -> String {
    // Plain values only: writing them cannot fail.
    serde_json::to_string(what).unwrap_or_default() + "\n"
}

/// A type with a JSON Schema, in the dialect of OpenAPI 3.1.
pub(super) trait JsonSchema {
    /// The schema of a value; for a struct a reference to its definition.
    fn schema() -> Value;
}

/// A field of a struct: its name, its schema, and its doc comment.
pub(super) type FieldSchema = (&'static str, Value, &'static str);

/// The definition of a struct. All fields are written, so all are required.
pub(super) fn object(fields: Vec<FieldSchema>) -> Value {
    let required: Vec<_> = fields.iter().map(|(name, ..)| *name).collect();
    let property = |(name, mut schema, doc): FieldSchema| {
        if !doc.is_empty() {
            schema["description"] = doc.trim().into();
        }
        (name.to_owned(), schema)
    };
    json!({
        "type": "object",
        "additionalProperties": false,
        "required": required,
        "properties": fields.into_iter().map(property).collect::<Map<_, _>>(),
    })
}

/// Declares structs that are serialised as JSON, each with the name of its schema. The doc comment of
/// a field, one line without a full stop, is its description. `definitions` returns all schemas.
macro_rules! json_structs {
    ($($schema:literal: $(#[$attribute:meta])* $visible:vis struct $name:ident {
        $($(#[doc = $doc:literal])? $field_visible:vis $field:ident: $kind:ty,)+
    })+) => {
        $($(#[$attribute])* #[derive(serde::Serialize)] $visible struct $name {
            $($(#[doc = $doc])? $field_visible $field: $kind,)+
        }
        impl JsonSchema for $name {
            fn schema() -> serde_json::Value {
                serde_json::json!({ "$ref": concat!("#/components/schemas/", $schema) })
            }
        })+
        /// The schemas of the structs of this file, by their names.
        pub(super) fn definitions() -> Vec<(&'static str, serde_json::Value)> {
            vec![$(($schema, object(vec![
                $((stringify!($field), <$kind>::schema(), concat!($($doc)?)),)+
            ])),)+]
        }
    };
}
pub(super) use json_structs;

impl JsonSchema for bool {
    fn schema() -> Value {
        json!({ "type": "boolean" })
    }
}

impl JsonSchema for String {
    fn schema() -> Value {
        json!({ "type": "string" })
    }
}

/// Implements the schema of a number with its lowest value.
macro_rules! integers {
    ($($kind:ty: $lowest:literal),+) => {
        $(impl JsonSchema for $kind {
            fn schema() -> Value {
                json!({ "type": "integer", "minimum": $lowest })
            }
        })+
    };
}
integers!(u16: 0, u64: 0, usize: 0, RoundNo: 1, BoardNo: 1);

impl<T: JsonSchema> JsonSchema for Vec<T> {
    fn schema() -> Value {
        json!({ "type": "array", "items": T::schema() })
    }
}

impl<T: JsonSchema> JsonSchema for Option<T> {
    fn schema() -> Value {
        let mut schema = T::schema();
        schema["type"] = json!([schema["type"], "null"]);
        if let Some(Value::Array(values)) = schema.get_mut("enum") {
            values.push(Value::Null);
        }
        schema
    }
}
