# Python, packages of PyPI, and libcurl: one text in hexadecimal per line. The argument names the reader.
import ctypes
import ctypes.util
import sys


def userinfo(user, password):
    return (user or '') + (':' + password if password else '')


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


def connected(get, error):
    """Where a client connects to. The error has the request; its header has the userinfo."""
    import base64
    import socket
    found = []

    def getaddrinfo(host, port, *others):
        found[:] = [host, port]
        raise OSError
    socket.getaddrinfo = getaddrinfo

    def read(text):
        try:
            get(text)
        except error as failed:
            request = failed.request
            credentials = request.headers.get('authorization', '').removeprefix('Basic ')
            return request.url.scheme, base64.b64decode(credentials).decode().removesuffix(':'), *found
    return read


def httpx():
    import httpx
    return connected(httpx.Client(trust_env=False).get, httpx.ConnectError)


def furl():
    from urllib.parse import urlsplit
    from furl import furl
    return lambda text: split(urlsplit(furl(text).url))


def werkzeug():
    from urllib.parse import urlsplit
    from werkzeug.urls import iri_to_uri, uri_to_iri
    return lambda text: split(urlsplit(iri_to_uri(uri_to_iri(text))))


def boltons():
    from urllib.parse import urlsplit
    from boltons.urlutils import URL
    return lambda text: split(urlsplit(URL(text).to_text(full_quote=True)))


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
