// Node.js and packages of npm: one text in hexadecimal per line. The argument names the reader.
const url = require('node:url');

const options = ({ protocol, auth, hostname, port }) => [protocol, auth ?? '', hostname, port ?? ''];
const parts = ({ protocol, username, password, hostname, port }) =>
    [protocol, username + (password ? ':' + password : ''), hostname, port];

// Where a client connects to. The connection is an error. `send` resolves to the header with the userinfo. A userinfo of `?` is dropped.
function connected(send, dropped = '?') {
    const { TLSSocket } = require('node:tls');
    let found;
    require('node:net').Socket.prototype.connect = function (...given) {
        const [{ host, port }] = given.flat();
        found = [this instanceof TLSSocket ? 'https' : 'http', dropped, host, port];
        process.nextTick(() => this.destroy(new Error('not connected')));
        return this;
    };
    return async text => {
        found = undefined;
        const header = await new Promise(resolve => send(text, resolve));
        if (header) found[1] = Buffer.from(header.replace('Basic ', ''), 'base64').toString().replace(/:$/, '');
        return found;
    };
}

// A module that has the functions of `http` and `https`.
const requested = (modules, dropped) => connected((text, resolve) => {
    const request = modules[/^https:/i.test(text) ? 'https' : 'http'].request(text);
    request.on('error', () => resolve(request.getHeader('authorization'))).end();
}, dropped);

const readers = {
    'new URL': () => text => parts(new URL(text)),
    'url.parse': () => text => options(url.parse(text)),
    'http.request': () => requested({ http: require('node:http'), https: require('node:https') }, ''),
    undici: () => {
        const { request } = require('undici');
        return connected((text, resolve) => request(text).catch(() => resolve()));
    },
    'follow-redirects': () => requested(require('follow-redirects')),
    'parse-url': () => {
        const parse = require('parse-url').default ?? require('parse-url');
        return text => {
            const { protocol, user, password, resource, port } = parse(text);
            return [protocol, user + (password ? ':' + password : ''), resource, port];
        };
    },
    'url-parse': () => {
        const Parse = require('url-parse');
        return text => parts(new Parse(text));
    },
    'fast-uri': () => {
        const { parse } = require('fast-uri');
        return text => {
            const { scheme, userinfo, host, port, error } = parse(text);
            if (error) throw error;
            return [scheme, userinfo ?? '', host, port ?? ''];
        };
    },
};

const read = readers[process.argv[2]]();
const lines = require('node:fs').readFileSync(0, 'utf8').split('\n').filter(Boolean);
(async () => {
    for (const line of lines) {
        try {
            const [protocol, ...others] = await read(Buffer.from(line, 'hex').toString());
            console.log([protocol.replace(/:$/, ''), ...others].join('\t'));
        } catch { console.log('-'); }
    }
})();
