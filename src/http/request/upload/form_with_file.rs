//! A form that may come with a file. Without one it may be sent in either encoding of forms.

use super::{CountedBody, MOST_FIELDS, TOO_LONG, Upload, UploadPermit, shared, signed_in};
use actix_multipart::form::bytes::Bytes;
use actix_multipart::form::{FieldReader, Limits, MultipartCollect, State};
use actix_multipart::{Field, MultipartError};
use actix_web::dev::Payload;
use actix_web::error::{ErrorBadRequest, ErrorPayloadTooLarge, PayloadError};
use actix_web::web::Form;
use actix_web::{FromRequest, HttpRequest};
use futures_util::future::LocalBoxFuture;
use serde::de::DeserializeOwned;
use serde::de::value::{Error, MapDeserializer};

/// The name of the field with the file.
const FILE: &str = "file";

/// A form of a signed-in visitor, and its file.
pub struct FormWithFile<T> {
    /// The fields.
    pub(crate) form: T,
    /// The bytes of the file; empty without one.
    pub(crate) file: Vec<u8>,
    /// Held while the file is in memory.
    pub(crate) permit: UploadPermit,
}

impl<T: DeserializeOwned + 'static> FromRequest for FormWithFile<T> {
    type Error = actix_web::Error;
    type Future = LocalBoxFuture<'static, Result<FormWithFile<T>, actix_web::Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let context = signed_in(&request).await?;
            let memory = &shared(&request)?.uploads.accounts;
            let kind = request.headers().get("content-type");
            let has_parts = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"multipart/"));
            if !has_parts {
                let mut body = CountedBody::of(memory, &context, payload);
                let form = Form::<T>::from_request(&request, &mut body.payload).await;
                let permit = body.permit(&context)?;
                return Ok(FormWithFile {
                    form: form?.into_inner(),
                    file: Vec::new(),
                    permit,
                });
            }
            let upload = Upload::<Parts>::read(&request, &context, payload, memory).await?;
            let Some(parts) = upload.form else {
                return Err(ErrorPayloadTooLarge(TOO_LONG));
            };
            let fields = parts.fields.into_iter();
            let form = T::deserialize(MapDeserializer::<_, Error>::new(fields));
            Ok(FormWithFile {
                form: form.map_err(ErrorBadRequest)?,
                file: parts.file,
                permit: upload.permit,
            })
        })
    }
}

/// The fields of a form in parts, in their order.
#[derive(Default)]
struct Parts {
    fields: Vec<(String, String)>,
    file: Vec<u8>,
}

impl MultipartCollect for Parts {
    fn limit(_: &str) -> Option<usize> {
        None
    }

    fn handle_field<'t>(
        request: &'t HttpRequest,
        field: Field,
        limits: &'t mut Limits,
        state: &'t mut State,
    ) -> LocalBoxFuture<'t, Result<(), MultipartError>> {
        Box::pin(async move {
            let name = field.name().unwrap_or_default().to_owned();
            let Bytes { data, .. } = Bytes::read_field(request, field, limits).await?;
            let all = state
                .entry(String::new())
                .or_insert_with(|| Box::new(Parts::default()));
            let Some(parts) = all.downcast_mut::<Parts>() else {
                return Ok(());
            };
            if name == FILE {
                parts.file = data.into();
                return Ok(());
            }
            if parts.fields.len() >= MOST_FIELDS {
                return Err(PayloadError::Overflow.into());
            }
            // A part takes more memory than its text.
            let text = String::from_utf8_lossy(&data).into_owned();
            parts.fields.push((name, text));
            Ok(())
        })
    }

    fn from_state(mut state: State) -> Result<Parts, MultipartError> {
        let parts = state
            .remove("")
            .and_then(|parts| parts.downcast::<Parts>().ok());
        Ok(parts.map(|parts| *parts).unwrap_or_default())
    }
}
