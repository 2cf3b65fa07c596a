//! A tab under the head of an event.

/// The data of the macro `tabs` in `templates/macros/parts.html`.
pub struct Tab {
    /// The address.
    pub href: String,
    /// The name of its icon in `icons.svg`.
    pub icon: &'static str,
    /// The label.
    pub word: String,
    /// A number beside the label.
    pub count: Option<usize>,
    /// Whether it is the tab of this page.
    pub is_current: bool,
}
