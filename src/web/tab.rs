//! A tab under the head of an event.

/// What the macro `tabs` of `templates/macros/parts.html` draws.
pub struct Tab {
    /// Where it leads.
    pub href: String,
    /// The name of its picture in `icons.svg`.
    pub icon: &'static str,
    /// Its word.
    pub word: String,
    /// A number beside the word.
    pub count: Option<usize>,
    /// Whether this page is the tab's own.
    pub is_current: bool,
}
