// Browsers, as Node.js reads URLs: one text in hexadecimal per line.
const lines = require('fs').readFileSync(0, 'utf8').trimEnd().split('\n');
console.log(lines.map(line => {
    try {
        const url = new URL(Buffer.from(line, 'hex').toString());
        const password = url.password === '' ? '' : ':' + url.password;
        return [url.protocol.slice(0, -1), url.username + password, url.hostname, url.port].join('\t');
    } catch { return '-'; }
}).join('\n'));
