// Node.js and packages of npm: one text in hexadecimal per line. The argument names the reader.
const url = require('node:url');

// `auth` ends in a colon if the password is empty.
const options = ({ protocol, auth, hostname, host, port }) =>
    [protocol, (auth ?? '').replace(/:$/, ''), hostname ?? host, port ?? ''];
const parts = ({ protocol, username, password, hostname, port }) =>
    [protocol, username + (password ? ':' + password : ''), hostname, port];

// What a client hands to the module `http` of Node.js, which the client is made to take from here.
function requested(wrap) {
    let found;
    const request = given => {
        found = given;
        return Object.assign(new (require('node:events'))(), { end() {}, write() {}, abort() {}, destroy() {}, setTimeout() {}, setHeader() {} });
    };
    const client = wrap({ http: { request }, https: { request } });
    return text => {
        found = undefined;
        client[text.slice(0, 5).toLowerCase() === 'https' ? 'https' : 'http'].request(text).on('error', () => {}).end();
        const [protocol, , hostname, port] = options(found);
        // It drops the userinfo.
        return [protocol, '?', hostname, port];
    };
}

const readers = {
    'new URL': () => text => parts(new URL(text)),
    'url.parse': () => text => options(url.parse(text)),
    'http.request': () => text => options(url.urlToHttpOptions(new URL(text))),
    undici: () => {
        const { parseURL, parseOrigin } = require('undici/lib/core/util');
        return text => {
            const { protocol, username, password } = parseURL(text);
            const { hostname, port } = parseOrigin(parseURL(text).origin);
            return parts({ protocol, username, password, hostname, port });
        };
    },
    'follow-redirects': () => requested(require('follow-redirects').wrap),
    needle: () => text => {
        // What needle does with a text before it calls `http.request`.
        const { protocol, auth, hostname, port } = url.parse(text);
        return options({ protocol, auth, hostname, port });
    },
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
const lines = require('node:fs').readFileSync(0, 'utf8').trimEnd().split('\n');
console.log(lines.map(line => {
    try {
        const [protocol, ...others] = read(Buffer.from(line, 'hex').toString());
        return [protocol.replace(/:$/, ''), ...others].join('\t');
    } catch { return '-'; }
}).join('\n'));
