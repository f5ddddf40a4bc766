//! Conversions between file paths and `file` URIs (RFC 8089).
//!
//! The name of each function says which system's paths it converts, so that it does the same on every system.

mod error;
mod name;
mod windows;

use alloc::string::String;
use alloc::vec::Vec;

pub use self::error::FilePathError;
use self::name::{CURRENT, Name, check, check_components, names, remote_host, server};
use self::windows::{WindowsPath, check_drive, write_drive, write_unc};
use crate::component::encoded::EncodedString;
use crate::component::part;
use crate::edit::builder::Builder;
use crate::reference::kind::WithScheme;
use crate::reference::reference::{Reference, Uri};
use crate::reference::text::Text;
use crate::registry::scheme_info::FILE;
use crate::registry::scheme_info::is_localhost;
use crate::text::delimiter::SEGMENT;

/// The beginning of URIs of files on this machine.
fn local_file() -> Builder<'static> {
    Builder::new().scheme(FILE).encoded_host("")
}

/// The bytes that a Unix file system allows in no name.
fn is_reserved_in_unix(byte: u8) -> bool {
    matches!(byte, b'\0' | b'/')
}

impl Uri<String> {
    /// The `file` URI of an absolute Unix path (RFC 8089, section 2).
    ///
    /// A path is bytes. Each byte that the grammar does not allow in a segment is percent-encoded, whether the path is
    /// UTF-8 or not. Empty names are kept. A name that is `.` means nothing, and is removed: `/a/./b` is `/a/b`, and
    /// `/a/.` is `/a/`. For any other path, [`to_unix_path`](Reference::to_unix_path) returns exactly the same path.
    ///
    /// ```
    /// use pest_uri::{FilePathError, Uri};
    ///
    /// assert_eq!(Uri::from_unix_path("/home/anna/50% off?.txt")?, "file:///home/anna/50%25%20off%3F.txt");
    /// assert_eq!(Uri::from_unix_path(b"/caf\xe9/")?, "file:///caf%E9/");
    /// assert_eq!(Uri::from_unix_path("/home/anna/./a.txt")?, "file:///home/anna/a.txt");
    /// assert_eq!(Uri::from_unix_path("a/b"), Err(FilePathError::NotAbsolute));
    /// # Ok::<(), FilePathError>(())
    /// ```
    ///
    /// # Errors
    /// - `a`, and the empty path: not absolute
    /// - `/a/../b`: in a path `..` goes up from the target of a symbolic link; in a URI it removes the segment before
    ///   it, and `%2E%2E` is the same. Let the file system resolve it (`std::fs::canonicalize`)
    /// - a NUL, which no path has
    pub fn from_unix_path(path: impl AsRef<[u8]>) -> Result<Self, FilePathError> {
        let path = path.as_ref();
        if !path.starts_with(&[SEGMENT as u8]) {
            return Err(FilePathError::NotAbsolute);
        }
        let mut at = SEGMENT.len_utf8();
        let mut names = Vec::new();
        for name in path[at..].split(|&it| it == SEGMENT as u8) {
            let end = at + name.len();
            if name != CURRENT.as_bytes() {
                check(name, at, is_reserved_in_unix)?;
                names.push(name);
            } else if end == path.len() {
                names.push(b"");
            }
            at = end + SEGMENT.len_utf8();
        }
        Ok(local_file().segments(names).build()?)
    }

    /// The `file` URI of an absolute Windows path: one with a drive (RFC 8089, appendix E.2), or one on a server, in
    /// UNC form (appendix E.3.1).
    ///
    /// A name that is `.` is removed, as in [`from_unix_path`](Self::from_unix_path).
    /// [`to_windows_path`](Reference::to_windows_path) returns the same path, with `\` for each `/` and without a
    /// `\\?\` before it. A server named `localhost` is written in the path (appendix E.3.2), since as a host it would
    /// mean no server.
    ///
    /// Names of devices such as `NUL`, and dots and spaces at the end of a name, are kept as they are: they have the
    /// same meaning when the path is converted back.
    ///
    /// ```
    /// use pest_uri::{FilePathError, Uri};
    ///
    /// assert_eq!(Uri::from_windows_path(r"C:\Program Files\a.txt")?, "file:///C:/Program%20Files/a.txt");
    /// assert_eq!(Uri::from_windows_path(r"\\server\share\x")?, "file://server/share/x");
    /// assert_eq!(Uri::from_windows_path(r"\\?\UNC\server\share\x")?, "file://server/share/x");
    /// assert_eq!(Uri::from_windows_path(r"\\localhost\c$\x")?, "file:////localhost/c$/x");
    /// assert_eq!(Uri::from_windows_path("C:a"), Err(FilePathError::NotAbsolute));
    /// # Ok::<(), FilePathError>(())
    /// ```
    ///
    /// # Errors
    /// - `a`, `C:a`, `C:`, `\a`: not absolute
    /// - `\\server`, `\\server\`: no share
    /// - `\\.\COM1`, `\\?\Volume{...}\a`: a device
    /// - `C:\a\..\b`: see [`from_unix_path`](Self::from_unix_path); `std::path::absolute` resolves it as Windows does
    /// - `C:\a:b` (a stream), `C:\*`, and other characters that Windows allows in no name; `\\?\C:\a/b`
    /// - `\\?\C:\a.`, `\\?\C:\a `: another file without the `\\?\`
    pub fn from_windows_path(path: &str) -> Result<Self, FilePathError> {
        let WindowsPath { server, names } = WindowsPath::parse(path)?;
        let in_path = server.filter(|server| is_localhost(server.as_bytes()));
        let root = in_path.map(|server| ["", server]);
        let segments = root.into_iter().flatten().chain(names);
        let host = server.filter(|_| in_path.is_none()).map(EncodedString::<part::RegName>::from_data);
        let builder = host.map_or_else(local_file, |host| Builder::new().scheme(FILE).encoded_host(host));
        Ok(builder.segments(segments).build()?)
    }
}

impl<K: WithScheme, T: Text> Reference<K, T> {
    /// The absolute Unix path that a `file` URI names, as bytes (RFC 8089, section 2).
    ///
    /// `file:/a`, `file:///a` and `file://localhost/a` are all `/a`. [`from_unix_path`](Uri::from_unix_path) of the
    /// result returns an equivalent URI. It has an empty host, and characters that are allowed in a segment are not
    /// percent-encoded.
    ///
    /// ```
    /// use pest_uri::{FilePathError, Uri};
    ///
    /// assert_eq!(Uri::parse("file:///home/anna/50%25%20off")?.to_unix_path()?, b"/home/anna/50% off");
    /// assert_eq!(Uri::parse("FILE:/caf%E9/")?.to_unix_path()?, b"/caf\xe9/");
    /// let error = Uri::parse("file:///a%2Fb")?.to_unix_path().unwrap_err();
    /// assert_eq!(error, FilePathError::Character { at: 9, found: '/' });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// - `http://h/a`: not a file
    /// - `file://server/a`: on another machine
    /// - `file://u@localhost/a`, `file://:80/a`, `file:///a?`, `file:///a#b`: more than a path
    /// - `file:a`, `file://localhost`: not absolute
    /// - `file:///a/../b`, `file:///%2E`: [`normalize`](Self::normalize) finds their meaning in a URI; in a path they
    ///   have another. But the `/.` of `file:/.//a`, which only guards what follows, is removed
    /// - `file:///a%2Fb`, `file:///a%00`: another path, and no valid path
    pub fn to_unix_path(&self) -> Result<Vec<u8>, FilePathError> {
        let components = self.parts();
        check_components(components)?;
        if let Some(server) = server(components)? {
            return Err(remote_host(server));
        }
        let mut path = Vec::with_capacity(components.path().as_str().len());
        for name in names(components)? {
            path.push(SEGMENT as u8);
            path.extend_from_slice(&name.check(is_reserved_in_unix)?.encoded().decode());
        }
        Ok(path)
    }

    /// The absolute Windows path that a `file` URI names (RFC 8089, appendix E.2 and E.3).
    ///
    /// Without a host, or with `localhost`, it is a path with a drive. The colon of the drive may also be `%3A` or the
    /// historical `|`, which a URI can only have as `%7C` (E.2.2). Otherwise it is a path in UNC form. A server may
    /// also be in the path, after one or two more slashes (E.3.2).
    ///
    /// Opening a path in UNC form connects to that server. A URI without a host may also give such a path, even by
    /// normalizing: `file:///.//server/share` is an error, but normalized it is `file:////server/share`. Names with a
    /// special meaning in Windows are kept: devices (`CON`, `COM1.txt`), and names that end in dots or blanks
    /// (`..%20`).
    ///
    /// ```
    /// use pest_uri::Uri;
    ///
    /// let path = |uri| Uri::parse(uri).unwrap().to_windows_path();
    /// assert_eq!(path("file:///C:/Program%20Files")?, r"C:\Program Files");
    /// assert_eq!(path("file:/c%7C/a")?, r"c:\a");
    /// assert_eq!(path("file://server/share/x")?, r"\\server\share\x");
    /// assert_eq!(path("file:////server/share/x")?, r"\\server\share\x");
    /// assert_eq!(path("file://///server/share/x")?, r"\\server\share\x");
    /// # Ok::<(), pest_uri::FilePathError>(())
    /// ```
    ///
    /// # Errors
    /// - those of [`to_unix_path`](Self::to_unix_path), except for other machines
    /// - `file:///a`, `file:///C:`, `file:///C:a`: without a drive and its root
    /// - `file:C:/a`, `file://C:/a`: a drive outside of the path
    /// - `file://server/`, `file:////server`: no share
    /// - `file://[::1]/share`: a server that such a path cannot name
    /// - `file:///C:/a%5Cb`, `file:///C:/a:b`, `file:///C:/%3F`: characters that Windows allows in no name
    /// - `file:///C:/%FF`: such a path is text, and this is not UTF-8
    pub fn to_windows_path(&self) -> Result<String, FilePathError> {
        let components = self.parts();
        check_drive(components)?;
        check_components(components)?;
        let server = server(components)?;
        let names: Vec<Name<'_>> = names(components)?.collect();
        if let Some(server) = server {
            return write_unc(server, &names);
        }
        // One or two slashes more than a path has.
        let extra = names.iter().take(2).take_while(|name| name.is_empty()).count();
        match &names[extra..] {
            names if extra == 0 => write_drive(names),
            [server, names @ ..] => write_unc(*server, names),
            _ => Err(FilePathError::NotAbsolute),
        }
    }
}

/// Paths of the system that the program runs on.
#[cfg(all(feature = "std", any(unix, windows)))]
mod native {
    use std::path::{Path, PathBuf};

    use super::{FilePathError, Reference, String, Text, Uri, WithScheme};

    impl Uri<String> {
        /// The `file` URI of an absolute path of this system: [`from_unix_path`](Self::from_unix_path) or
        /// [`from_windows_path`](Self::from_windows_path).
        ///
        /// ```
        /// # #[cfg(unix)]
        /// assert_eq!(pest_uri::Uri::from_file_path("/a b")?, "file:///a%20b");
        /// # Ok::<(), pest_uri::FilePathError>(())
        /// ```
        ///
        /// # Errors
        /// Those of that function; in Windows also a path that is not Unicode.
        pub fn from_file_path(path: impl AsRef<Path>) -> Result<Self, FilePathError> {
            let path = path.as_ref().as_os_str().as_encoded_bytes();
            #[cfg(unix)]
            return Self::from_unix_path(path);
            #[cfg(windows)]
            return match core::str::from_utf8(path) {
                Ok(path) => Self::from_windows_path(path),
                Err(error) => Err(FilePathError::NotUtf8 { at: error.valid_up_to() }),
            };
        }
    }

    impl<K: WithScheme, T: Text> Reference<K, T> {
        /// The path of this system that a `file` URI names: [`to_unix_path`](Self::to_unix_path) or
        /// [`to_windows_path`](Self::to_windows_path).
        ///
        /// ```
        /// # #[cfg(unix)]
        /// assert_eq!(pest_uri::Uri::parse("file:///a%20b")?.to_file_path()?.to_str(), Some("/a b"));
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        ///
        /// # Errors
        /// Those of that function.
        pub fn to_file_path(&self) -> Result<PathBuf, FilePathError> {
            #[cfg(unix)]
            return self.to_unix_path().map(|path| {
                use std::os::unix::ffi::OsStringExt as _;
                PathBuf::from(std::ffi::OsString::from_vec(path))
            });
            #[cfg(windows)]
            return self.to_windows_path().map(PathBuf::from);
        }
    }
}
