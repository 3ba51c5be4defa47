//! What lies in `assets/` is what its README says.

mod xot;
