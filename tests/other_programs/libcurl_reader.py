# libcurl, through Python: one text in hexadecimal per line.
import ctypes
import ctypes.util
import sys

library = ctypes.CDLL(ctypes.util.find_library('curl') or 'libcurl.so.4')
library.curl_url.restype = ctypes.c_void_p
library.curl_url_set.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint]
library.curl_url_get.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(ctypes.c_void_p), ctypes.c_uint]
library.curl_url_cleanup.argtypes = [ctypes.c_void_p]
library.curl_free.argtypes = [ctypes.c_void_p]
URL, SCHEME, USER, PASSWORD, HOST, PORT = 0, 1, 2, 3, 5, 6
ANY_SCHEME = 8


def part(handle, which):
    text = ctypes.c_void_p()
    if library.curl_url_get(handle, which, ctypes.byref(text), 0):
        return ''
    value = ctypes.string_at(text.value).decode()
    library.curl_free(text)
    return value


for line in sys.stdin:
    handle = library.curl_url()
    if library.curl_url_set(handle, URL, bytes.fromhex(line), ANY_SCHEME):
        print('-')
    else:
        password = part(handle, PASSWORD)
        userinfo = part(handle, USER) + (':' + password if password else '')
        print(part(handle, SCHEME), userinfo, part(handle, HOST), part(handle, PORT), sep='\t')
    library.curl_url_cleanup(handle)
