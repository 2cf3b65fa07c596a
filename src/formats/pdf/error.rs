//! Errors of creating a PDF.

/// Why a document cannot be created. Each is a bug of the program.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// An embedded font cannot be read.
    #[error("the font cannot be read")]
    Font,
    /// A page has no size.
    #[error("a page has no size")]
    PageSize,
    /// The PDF library refused the document.
    #[error("the document cannot be written: {0}")]
    Document(String),
}
