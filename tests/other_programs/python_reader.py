# Python, packages of PyPI, and libcurl: one text in hexadecimal per line. The argument names the reader.
import ctypes
import ctypes.util
import sys


def userinfo(user, password):
    return (user or '') + (':' + password if password else '')


def in_dns(host):
    return host if host.startswith('[') or ':' in host else host.encode('idna').decode()


def split(url):
    return url.scheme, userinfo(url.username, url.password), url.hostname or '', url.port or ''


def urllib():
    from urllib.parse import urlsplit
    return lambda text: split(urlsplit(text))


def yarl():
    from yarl import URL

    def read(text):
        url = URL(text)
        return url.scheme, userinfo(url.user, url.password), url.raw_host, url.port or ''
    return read


def httpx():
    from httpx import URL

    def read(text):
        url = URL(text)
        return url.scheme, userinfo(url.username, url.password), url.raw_host.decode(), url.port or ''
    return read


def furl():
    from furl import furl

    def read(text):
        url = furl(text)
        return url.scheme, userinfo(url.username, url.password), in_dns(url.host), url.port
    return read


def werkzeug():
    from urllib.parse import urlsplit
    from werkzeug.urls import iri_to_uri, uri_to_iri
    return lambda text: split(urlsplit(iri_to_uri(uri_to_iri(text))))


def boltons():
    from boltons.urlutils import URL

    def read(text):
        url = URL(text)
        return url.scheme, userinfo(url.username, url.password), in_dns(url.host), url.port or ''
    return read


def urllib3():
    from urllib3.util import parse_url

    def read(text):
        url = parse_url(text)
        return url.scheme, url.auth or '', url.host, url.port or ''
    return read


def rfc3986():
    from rfc3986 import uri_reference

    def read(text):
        url = uri_reference(text)
        found = url.authority_info()
        return url.scheme, found['userinfo'] or '', found['host'], found['port'] or ''
    return read


def hyperlink():
    from hyperlink import DecodedURL

    def read(text):
        url = DecodedURL.from_text(text)
        return url.scheme, userinfo(*(list(url.userinfo) + ['', ''])[:2]), url.to_uri().host, url.port or ''
    return read


def libcurl():
    library = ctypes.CDLL(ctypes.util.find_library('curl') or 'libcurl.so.4')
    library.curl_url.restype = ctypes.c_void_p
    library.curl_url_set.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint]
    library.curl_url_get.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p), ctypes.c_uint]
    library.curl_url_cleanup.argtypes = [ctypes.c_void_p]
    library.curl_free.argtypes = [ctypes.c_void_p]
    whole, scheme, user, password, host, port = 0, 1, 2, 3, 5, 6
    any_scheme = 8

    def part(handle, which):
        text = ctypes.c_void_p()
        if library.curl_url_get(handle, which, ctypes.byref(text), 0):
            return ''
        value = ctypes.string_at(text.value).decode()
        library.curl_free(text)
        return value

    def read(text):
        handle = library.curl_url()
        try:
            if library.curl_url_set(handle, whole, text.encode(), any_scheme):
                raise ValueError
            found = userinfo(part(handle, user), part(handle, password))
            return part(handle, scheme), found, part(handle, host), part(handle, port)
        finally:
            library.curl_url_cleanup(handle)
    return read


reader = globals()[sys.argv[1]]()
for line in sys.stdin:
    try:
        print(*reader(bytes.fromhex(line).decode()), sep='\t')
    except Exception:
        print('-')
