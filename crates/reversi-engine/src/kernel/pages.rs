//! Large pages for large tables: without them nearly every look into a table also misses the processor's memory of
//! addresses.
#![allow(unsafe_code)]

/// Asks the system to back the spare memory of a vector with large pages. It may not, which only costs time.
pub(crate) fn prefer_large<T>(memory: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        use std::ffi::{c_int, c_void};

        // SAFETY: this is the signature that the C library gives it.
        unsafe extern "C" {
            fn madvise(start: *mut c_void, length: usize, advice: c_int) -> c_int;
        }
        const HUGE_PAGE: c_int = 14;
        const PAGE: usize = 4096;
        /// Smaller ones have no large pages.
        const LEAST: usize = 4 << 20;

        let spare = memory.spare_capacity_mut();
        let (start, length) = (spare.as_mut_ptr().cast::<u8>(), size_of_val(spare));
        if length < LEAST {
            return;
        }
        // The advice takes whole pages; those at the ends may be shared with others.
        let ahead = start.align_offset(PAGE);
        let whole = (length - ahead) / PAGE * PAGE;
        // SAFETY: the range lies within the vector's own allocation, and the advice changes no contents.
        let _refused = unsafe { madvise(start.wrapping_add(ahead).cast(), whole, HUGE_PAGE) };
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
}
