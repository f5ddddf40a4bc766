# Python's urllib: one text in hexadecimal per line.
import sys
from urllib.parse import urlsplit

for line in sys.stdin:
    try:
        url = urlsplit(bytes.fromhex(line).decode())
        userinfo = (url.username or '') + (':' + url.password if url.password else '')
        print(url.scheme, userinfo, url.hostname or '', url.port or '', sep='\t')
    except ValueError:
        print('-')
