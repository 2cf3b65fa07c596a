//! Stable codes of enum variants, for the database, files and forms.

/// Implements `ALL`, `code` and `from_code` for an enum. A variant without a code does not
/// compile. With `enum` the macro also declares the enum and documents each variant by its code.
///
/// ```
/// use inkundla_core::codes;
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum Size {
///     Small,
///     Large,
/// }
/// codes!(Size { Small = "s", Large = "l" });
///
/// assert_eq!(Size::ALL.map(Size::code), ["s", "l"]);
/// assert_eq!(Size::from_code("l"), Some(Size::Large));
/// assert_eq!(Size::from_code("xl"), None);
///
/// codes! {
///     /// The row of a seat.
///     pub enum Place { Front = "front", Back = "back" }
/// }
/// assert_eq!(Place::from_code("back"), Some(Place::Back));
/// ```
#[macro_export]
macro_rules! codes {
    ($kind:ident { $($value:ident $(($inner:path))? = $code:literal),+ $(,)? }) => {
        impl $kind {
            /// All variants, in the order in which forms offer them.
            pub const ALL: [$kind; [$($code),+].len()] = [$($kind::$value $(($inner))?),+];

            /// The stable code in the database, in files and in forms.
            pub const fn code(self) -> &'static str {
                match self {
                    $($kind::$value $(($inner))? => $code,)+
                }
            }

            /// The variant with a code.
            pub fn from_code(code: &str) -> Option<$kind> {
                match code {
                    $($code => Some($kind::$value $(($inner))?),)+
                    _ => None,
                }
            }
        }
    };
    ($(#[$attribute:meta])* pub enum $kind:ident { $($value:ident = $code:literal),+ $(,)? }) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $kind {
            $(#[doc = concat!("`", $code, "`")] $value,)+
        }
        $crate::codes!($kind { $($value = $code),+ });
    };
}
