import { type Family, type HostileCase, page, unreadable } from '../hostile-case.ts';
import { raw } from '../wire.ts';

const ask = (...lines: string[]) =>
  ['GET /lp8/ HTTP/1.1', 'host: larkfield.example', ...lines, '', ''].join('\r\n');

/** Malformed request heads. */
const heads: Readonly<Record<string, string>> = {
  'a header of a hundred kilobytes': ask(`x-a: ${'x'.repeat(100_000)}`),
  'a header name of a hundred kilobytes': ask(`${'x'.repeat(100_000)}: a`),
  'two thousand headers': ask(...Array.from({ length: 2000 }, (_, index) => `x-${index}: 1`)),
  'ten thousand equal headers': ask(...Array<string>(10_000).fill('a:')),
  'a path of twenty thousand characters': `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: larkfield.example\r\n\r\n`,
  'a query of a hundred thousand characters': `GET /lp8/?${'a'.repeat(100_000)} HTTP/1.1\r\nhost: larkfield.example\r\n\r\n`,
  'a blank in the name of a header': ask('x y: a'),
  'a blank before a colon': ask('x : a'),
  'a header without a colon': ask('nonsense'),
  'a header without a name': ask(': a'),
  'a header name in quotes': ask('"x": a'),
  'a header name of non-ASCII bytes': ask('\xe9\xff: a'),
  'a NUL in the name of a header': ask('x\0: a'),
  'a NUL in a header': ask('x: a\0b'),
  'an escape in a header': ask('x: a\x1b[2J'),
  'a bell in a header': ask('x: a\x07'),
  'a lone CR in a header': ask('x: a\rb'),
  'a folded header': ask('x: a', ' b'),
  'LF line endings': 'GET /lp8/ HTTP/1.1\nhost: larkfield.example\n\n',
  'CR line endings': 'GET /lp8/ HTTP/1.1\rhost: larkfield.example\r\r',
  'no host': 'GET /lp8/ HTTP/1.1\r\n\r\n',
  'a blank in the target': 'GET /lp8/ x HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a tab in the target': 'GET /lp8/\tx HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a NUL in the target': 'GET /lp8/\0 HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a DEL in the target': 'GET /lp8/\x7f HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'no target': 'GET HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'an empty target': 'GET  HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a target without a slash': 'GET lp8/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a star as the target': 'OPTIONS * HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a star as the target of GET': 'GET * HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a target that is a host': 'GET evil.example:80 HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a target that is a file': 'GET file:///etc/passwd HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a target of another protocol': 'GET ftp://evil.example/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a target with an unterminated host': 'GET http://[ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a target with an invalid host': 'GET http://a%00b/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'an unknown expectation': ask('expect: everything'),
  'a lowercase protocol': 'GET /lp8/ http/1.1\r\nhost: larkfield.example\r\n\r\n',
  'a future protocol version': 'GET /lp8/ HTTP/3.0\r\nhost: larkfield.example\r\n\r\n',
  'an unknown protocol version': 'GET /lp8/ HTTP/1.9\r\nhost: larkfield.example\r\n\r\n',
  'another protocol': 'GET /lp8/ ICY/1.0\r\nhost: larkfield.example\r\n\r\n',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  'a TLS ClientHello': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x00',
  'an SSH greeting': 'SSH-2.0-OpenSSH_9.0\r\n',
  'an SMTP greeting': 'EHLO evil.example\r\nMAIL FROM:<a@b.example>\r\n',
  'a PostgreSQL query': '\0\0\0\x08\x04\xd2\x16\x2f',
  'a Redis command': '*1\r\n$8\r\nFLUSHALL\r\n',
  'only NULs': '\0'.repeat(1000),
  'random bytes': Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 167 + 13) % 256)).toString(
    'latin1',
  ),
  'a letter a hundred thousand times': 'A'.repeat(100_000),
};

/** Unusual but valid requests. */
const shown: Readonly<Record<string, string>> = {
  'an absolute target': 'GET http://evil.example/lp8/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'an absolute target with credentials':
    'GET http://user:password@evil.example/LP8/ HTTP/1.1\r\nhost: larkfield.example\r\n\r\n',
  'HTTP/1.0 without a host': 'GET /lp8/ HTTP/1.0\r\n\r\n',
  'HTTP/0.9': 'GET /lp8/\r\n\r\n',
  'two hosts': ask('host: evil.example'),
  'blank lines before it': `\r\n\r\n${ask()}`,
  'an upgrade to HTTP/2': ask(
    'connection: upgrade, http2-settings',
    'upgrade: h2c',
    'http2-settings: AAMAAABkAARAAAAAAAIAAAAA',
  ),
  'an upgrade to a WebSocket': ask(
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    'sec-websocket-version: 13',
  ),
};

export const rawHttp: Family = {
  name: 'raw HTTP',
  cases: [
    ...Object.entries(heads).map(
      ([label, text]): HostileCase => ({
        name: `a head with ${label}`,
        wire: () => raw(text),
        expected: unreadable,
      }),
    ),
    ...Object.entries(shown).map(
      ([label, text]): HostileCase => ({
        name: `a request with ${label}`,
        wire: () => raw(text),
        expected: page,
      }),
    ),
  ],
};
