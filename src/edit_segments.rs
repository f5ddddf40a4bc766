//! Changing a path by its segments.

use alloc::borrow::ToOwned;
use alloc::string::String;

use crate::delimiter::SEGMENT;
use crate::dot_segments::is_dot_segment;
use crate::edit::EditError;
use crate::encoded::push_encoded;
use crate::kind::Kind;
use crate::part;
use crate::reference::Reference;

impl<K: Kind> Reference<K, String> {
    /// Adds a segment of data behind the path's last one; if that is empty, it takes its place. Without an authority, an empty path
    /// has no segment, and becomes this one: an empty segment changes nothing there.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/a/?q".parse()?;
    /// uri.push_segment("b c")?;
    /// uri.push_segment("50%/60%")?;
    /// assert_eq!(uri, "http://h/a/b%20c/50%25%2F60%25?q");
    /// assert!(uri.pop_segment()?);
    /// assert_eq!(uri, "http://h/a/b%20c?q");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where the data is `.` or `..`, which would be no names but dot segments.
    pub fn push_segment(&mut self, data: impl AsRef<[u8]>) -> Result<(), EditError> {
        self.extend_segments([data])
    }

    /// Sets the path to segments of data; the first is empty if the path is to begin with `/`. [`Path::segments`](crate::Path::segments) gives
    /// those behind that `/`: to write back what it gives of `/a/b`, put an empty one before, or the path is `a/b`.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "http://h/a?q".parse()?;
    /// uri.set_segments(["", "b c", "50%/60%", ""])?;
    /// assert_eq!(uri, "http://h/b%20c/50%25%2F60%25/?q");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// - where one is `.` or `..`, which would be no names but dot segments
    /// - where the path would not begin with `/` behind an authority: `["a"]`
    pub fn set_segments(&mut self, segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<(), EditError> {
        let mut path = String::new();
        for (index, data) in segments.into_iter().enumerate() {
            refuse_dots(data.as_ref())?;
            if index > 0 {
                path.push(SEGMENT);
            }
            push_encoded::<part::Segment>(data.as_ref(), &mut path);
        }
        self.set_path(&path)
    }

    /// Adds segments of data behind the path's last one, all of them or none; if that is empty, the first takes its place.
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
    /// Where one is `.` or `..`, which would be no names but dot segments.
    pub fn extend_segments(&mut self, segments: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Result<(), EditError> {
        let mut longer = self.borrow().path().as_str().to_owned();
        for (index, data) in segments.into_iter().enumerate() {
            refuse_dots(data.as_ref())?;
            let takes_place = index == 0 && longer.ends_with(SEGMENT);
            // Behind an authority a path begins with a slash; elsewhere an empty one goes on without.
            let needs_slash =
                if longer.is_empty() { index > 0 || self.outline().has_authority() } else { !takes_place };
            if needs_slash {
                longer.push(SEGMENT);
            }
            push_encoded::<part::Segment>(data.as_ref(), &mut longer);
        }
        self.set_path(&longer)
    }

    /// Removes the path's last segment with the `/` before it; false if there is none. An absolute path stays one: without an authority, of
    /// `/a` is left `/`, and of that nothing is removed.
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let mut uri: Uri<String> = "file:/a".parse()?;
    /// assert!(uri.pop_segment()?);
    /// assert_eq!(uri, "file:/");
    /// assert!(!uri.pop_segment()?);
    /// uri.push_segment("b")?;
    /// assert_eq!(uri, "file:/b");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Where the text is longer than 4,294,967,294 bytes, as an operation on other texts may leave it.
    pub fn pop_segment(&mut self) -> Result<bool, EditError> {
        let path = self.borrow().path();
        // Behind an authority an empty path goes on with a slash anyway.
        let root = if path.is_absolute() && !self.outline().has_authority() { SEGMENT.len_utf8() } else { 0 };
        if path.len() == root {
            return Ok(false);
        }
        let end = path.rfind(SEGMENT).unwrap_or_default().max(root);
        let shorter = path.as_str()[..end].to_owned();
        self.set_path(&shorter)?;
        Ok(true)
    }

    /// Puts data in the place of the path's last segment: changes the name of the file.
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
    /// Where the data is `.` or `..`, which would be no names but dot segments.
    pub fn set_last_segment(&mut self, data: impl AsRef<[u8]>) -> Result<(), EditError> {
        refuse_dots(data.as_ref())?;
        let path = self.borrow().path();
        let end = path.rfind(SEGMENT).map_or(0, |slash| slash + 1);
        let mut changed = path.as_str()[..end].to_owned();
        if path.is_empty() && self.outline().has_authority() {
            changed.push(SEGMENT);
        }
        push_encoded::<part::Segment>(data.as_ref(), &mut changed);
        self.set_path(&changed)
    }
}

fn refuse_dots(data: &[u8]) -> Result<(), EditError> {
    if is_dot_segment(data) { Err(EditError::DotSegment) } else { Ok(()) }
}
