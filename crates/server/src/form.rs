//! What a form sends.

use serde::Deserialize;

/// The fields of a form, in its order. A field that is missing reads as empty: whoever reads a field has a default for
/// what it does not know.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The value of the first field of this name.
    pub fn get(&self, name: &str) -> &str {
        self.iter().find(|(found, _)| *found == name).map_or("", |(_, value)| value)
    }

    /// Every field, as name and value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
