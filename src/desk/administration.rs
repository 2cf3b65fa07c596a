//! What the operator of a server may see and do, at the command line and on the page of the server. The operator can
//! read and write the database anyway; by these ways each change has its line in the audit log.

mod failed_sign_ins;
mod operator;
mod server_accounts;
mod server_audit;
mod server_events;

pub use failed_sign_ins::FailedSignIn;
pub(super) use failed_sign_ins::KNOWN as FAILED_SIGN_INS;
pub use operator::Operator;
pub use server_accounts::{AccountSession, AccountsQuery, ServerAccount};
pub use server_audit::{AuditFilter, ServerAuditLine};
pub use server_events::{FinishPlan, ServerEvent, ServerEventsQuery};
