//! Base64 (RFC 4648, section 4), as MIME reads it (RFC 2045, section 6.8).

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Why data is not base64.
const CHARACTER: &str = "invalid character in base64 data";
const AFTER_PADDING: &str = "base64 data continues after `=`";
const PADDING: &str = "wrong number of `=` at the end of base64 data";

/// Decodes base64, a byte at a time, or returns why it is invalid. All padding is required. White space is
/// ignored.
pub(crate) fn decode(text: impl IntoIterator<Item = u8>, mut push: impl FnMut(u8)) -> Result<(), &'static str> {
    let (mut group, mut count, mut padding) = (0_u32, 0, 0);
    for character in text {
        let value = match character {
            b'A'..=b'Z' => character - b'A',
            b'a'..=b'z' => character - b'a' + 26,
            b'0'..=b'9' => character - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            b'=' => {
                padding += 1;
                continue;
            }
            b' ' | b'\t' | b'\r' | b'\n' => continue,
            _ => return Err(CHARACTER),
        };
        if padding > 0 {
            return Err(AFTER_PADDING);
        }
        group = group << 6 | u32::from(value);
        count += 1;
        if count == 4 {
            let [_, bytes @ ..] = group.to_be_bytes();
            bytes.into_iter().for_each(&mut push);
            (group, count) = (0, 0);
        }
    }
    match (count, padding) {
        (0, 0) => {}
        (2, 2) => {
            let [.., byte] = (group >> 4).to_be_bytes();
            push(byte);
        }
        (3, 1) => {
            let [.., first, second] = (group >> 2).to_be_bytes();
            push(first);
            push(second);
        }
        _ => return Err(PADDING),
    }
    Ok(())
}

/// Writes data to the end of a text, encoded.
pub(crate) fn encode(data: &[u8], text: &mut String) {
    for bytes in data.chunks(3) {
        let byte = |index: usize| bytes.get(index).copied().map_or(0, u32::from);
        let group = byte(0) << 16 | byte(1) << 8 | byte(2);
        for index in 0..4 {
            let value = group >> (18 - 6 * index) & 63;
            let character = ALPHABET.get(value as usize).copied().unwrap_or_default();
            text.push(if index > bytes.len() { '=' } else { char::from(character) });
        }
    }
}

/// The length of the encoded data.
pub(crate) fn encoded_length(data: &[u8]) -> usize {
    data.len().div_ceil(3) * 4
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(text: &str) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        decode(text.bytes(), |byte| bytes.push(byte)).ok().map(|()| bytes)
    }

    #[test]
    fn rfc_4648_section_10_examples() {
        let examples = ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"];
        for (length, example) in examples.into_iter().enumerate() {
            let data = &b"foobar"[..length];
            let mut text = String::new();
            encode(data, &mut text);
            assert_eq!((text.as_str(), text.len()), (example, encoded_length(data)));
            assert_eq!(decoded(example).unwrap(), data);
        }
    }

    #[test]
    fn rejects_invalid_base64() {
        for text in [
            "Z", "Zg", "Zg=", "Zg===", "Zm8", "Zm8==", "=", "====", "Zg==Zg==", "Z=g=", "Zm9v=", "Zm9-", "Zm9_",
            "Zm\0v",
        ] {
            assert_eq!(decoded(text), None, "{text}");
        }
        assert_eq!(decoded(" Zm\r\n8\t= ").unwrap(), b"fo");
    }

    #[test]
    fn every_byte_round_trips() {
        for length in 0..=256 {
            let data: Vec<u8> = (0..=255).take(length).collect();
            let mut text = String::new();
            encode(&data, &mut text);
            assert_eq!(decoded(&text).unwrap(), data);
        }
    }
}
