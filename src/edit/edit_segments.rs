//! Changing a path by its segments.

use alloc::borrow::ToOwned;
use alloc::string::String;

use crate::edit::error::EditError;
use crate::edit::segment_data::{absolute, push_segment, rootless, without_dot_prefix};
use crate::reference::kind::Kind;
use crate::reference::reference::Reference;
use crate::resolve::dot_prefix::dot_prefix;
use crate::text::delimiter::SEGMENT;

impl<K: Kind> Reference<K, String> {
    /// Appends a segment of data to the path; if the last segment is empty, replaces that one. Without an authority, an
    /// empty path has no segment, and becomes this one: an empty segment changes nothing there.
    ///
    /// Only what follows the path is moved, so that many segments can be pushed one by one.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/a/?q".parse()?;
    /// uri.push_segment("b c")?;
    /// uri.push_segment("50%/60%")?;
    /// assert_eq!(uri, "http://h/a/b%20c/50%25%2F60%25?q");
    /// assert!(uri.pop_segment());
    /// assert_eq!(uri, "http://h/a/b%20c?q");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the data is `.` or `..`, which are dot segments, not names.
    #[doc(alias = "path_segments_mut")]
    pub fn push_segment(&mut self, data: impl AsRef<[u8]>) -> Result<(), EditError> {
        self.extend_segments([data])
    }

    /// Sets the path to segments of data, with a `/` before each: what [`Path::segments`](crate::Path::segments)
    /// returns for an absolute path.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/a?q".parse()?;
    /// uri.set_segments(["b c", "50%/60%", ""])?;
    /// assert_eq!(uri, "http://h/b%20c/50%25%2F60%25/?q");
    ///
    /// let mut segments: Vec<_> = uri.path().segments().map(|it| it.decode().into_owned()).collect();
    /// segments.insert(1, b"new".to_vec());
    /// uri.set_segments(segments)?;
    /// assert_eq!(uri, "http://h/b%20c/new/50%25%2F60%25/?q");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// The segments of `/.//a` can be set as they are read: the `.` that keeps the path from being an authority is put
    /// there again where it is needed. Other dot segments are removed by [`normalize`](Self::normalize).
    ///
    /// # Errors
    /// If one is `.` or `..`, which are dot segments, not names.
    pub fn set_segments(&mut self, segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<(), EditError> {
        let has_authority = self.offsets().has_authority();
        let prefix = |path: &str| dot_prefix(true, has_authority, path);
        self.set_encoded_path(&without_dot_prefix(segments, |them| absolute(them), prefix)?)
    }

    /// Sets the path to segments of data, with a `/` before each but the first: what
    /// [`Path::segments`](crate::Path::segments) returns for a path that does not begin with `/`.
    ///
    /// ```
    /// use pest_uri::RelativeRef;
    ///
    /// let mut reference: RelativeRef<String> = "a?q".parse()?;
    /// reference.set_rootless_segments(["b:c", "d"])?;
    /// assert_eq!(reference, "./b:c/d?q");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// The segments of such a path can be set as they are read: the `.` that keeps it from having a scheme is put there
    /// again where it is needed.
    ///
    /// # Errors
    /// - If one is `.` or `..`, which are dot segments, not names.
    /// - If the first is empty: the path would begin with `/`.
    /// - If there is an authority, unless there are no segments.
    pub fn set_rootless_segments(
        &mut self,
        segments: impl IntoIterator<Item = impl AsRef<[u8]>>,
    ) -> Result<(), EditError> {
        let has_scheme = self.offsets().has_scheme();
        let prefix = |path: &str| dot_prefix(has_scheme, false, path);
        self.set_encoded_path(&without_dot_prefix(segments, |them| rootless(them), prefix)?)
    }

    /// Appends segments of data to the path, all of them or none; if its last segment is empty, the first replaces that
    /// one.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/a".parse()?;
    /// uri.extend_segments(["b", "c d", ""])?;
    /// assert_eq!(uri, "http://h/a/b/c%20d/");
    /// assert!(uri.extend_segments(["e", ".."]).is_err());
    /// assert_eq!(uri, "http://h/a/b/c%20d/");
    /// uri.extend_segments(["e", "", "f"])?;
    /// assert_eq!(uri, "http://h/a/b/c%20d/e//f");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If one is `.` or `..`, which are dot segments, not names.
    pub fn extend_segments(&mut self, segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<(), EditError> {
        let mut offsets = self.offsets();
        let path = &self.text()[offsets.path()];
        let mut added = String::new();
        for (index, data) in segments.into_iter().enumerate() {
            let takes_place = index == 0 && path.ends_with(SEGMENT);
            // After an authority a path begins with a slash; elsewhere an empty path continues without one.
            let is_empty = path.is_empty() && added.is_empty();
            if if is_empty { index > 0 || offsets.has_authority() } else { !takes_place } {
                added.push(SEGMENT);
            }
            push_segment(data.as_ref(), &mut added)?;
        }
        // Only the beginning of a path may need a dot segment before it.
        if path.len() <= SEGMENT.len_utf8() && !offsets.has_authority() {
            let longer = [path, &added].concat();
            return self.set_encoded_path(&longer);
        }
        let end = offsets.path_end;
        offsets.path_end += added.len();
        offsets.query_end += added.len();
        self.replace_range(end..end, "", Some(&added), offsets);
        Ok(())
    }

    /// Appends a relative path, whose `/` separate segments, below the last segment. A `/` at the end of this path, or
    /// at the start of the appended one, makes no difference.
    ///
    /// Unlike [`resolve`](Self::resolve), it keeps the last segment, and no `..` leaves the path.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// for base in ["http://h/v1?q", "http://h/v1/?q"] {
    ///     let uri = Uri::parse(base)?.edited(|uri| uri.append_path("users/50%/"))?;
    ///     assert_eq!(uri, "http://h/v1/users/50%25/?q");
    /// }
    /// assert!(Uri::parse("http://h/v1")?.edited(|uri| uri.append_path("../x")).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If a segment is `.` or `..`.
    #[doc(alias("join", "join_path"))]
    pub fn append_path(&mut self, path: &str) -> Result<(), EditError> {
        self.extend_segments(path.strip_prefix(SEGMENT).unwrap_or(path).split(SEGMENT))
    }

    /// Removes the path's last segment with the `/` before it; returns false if there is none. An absolute path stays
    /// absolute: without an authority, `/a` becomes `/`, and nothing is removed from that.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "file:/a".parse()?;
    /// assert!(uri.pop_segment());
    /// assert_eq!(uri, "file:/");
    /// assert!(!uri.pop_segment());
    /// uri.push_segment("b")?;
    /// assert_eq!(uri, "file:/b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pop_segment(&mut self) -> bool {
        let path = self.borrow().path().as_str();
        // After an authority an empty path continues with a slash anyway.
        let root = if path.starts_with(SEGMENT) && !self.offsets().has_authority() { SEGMENT.len_utf8() } else { 0 };
        if path.len() == root {
            return false;
        }
        let mut offsets = self.offsets();
        let end = offsets.path_start + path.rfind(SEGMENT).unwrap_or_default().max(root);
        let removed = end..offsets.path_end;
        offsets.path_end -= removed.len();
        offsets.query_end -= removed.len();
        // A path without its last segment is a path.
        self.replace_range(removed, "", None, offsets);
        true
    }

    /// Replaces the path's last segment by data: changes the name of the file.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/a/b.txt".parse()?;
    /// uri.set_last_segment("c d.txt")?;
    /// assert_eq!(uri, "http://h/a/c%20d.txt");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the data is `.` or `..`, which are dot segments, not names.
    pub fn set_last_segment(&mut self, data: impl AsRef<[u8]>) -> Result<(), EditError> {
        let path = self.borrow().path().as_str();
        let end = path.rfind(SEGMENT).map_or(0, |slash| slash + 1);
        let mut changed = path[..end].to_owned();
        if path.is_empty() && self.offsets().has_authority() {
            changed.push(SEGMENT);
        }
        push_segment(data.as_ref(), &mut changed)?;
        self.set_encoded_path(&changed)
    }
}
