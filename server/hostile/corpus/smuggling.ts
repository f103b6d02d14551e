import { calls, customCall, encode, sampleOf } from '../calls.ts';
import {
  type Family,
  type HostileCase,
  lead,
  rejected,
  type Unreadable,
  unreadable,
} from '../hostile-case.ts';
import { raw } from '../wire.ts';

const { path } = calls.email;
const head = (...lines: string[]) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: larkfield.example',
    'content-type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');
/** A hidden request, to be mistaken for the next visitor's. */
const hidden = 'GET /metrics HTTP/1.1\r\nhost: larkfield.example\r\n\r\n';
const alone: Unreadable = { ...unreadable, isLast: true };

/** Requests whose end different servers see at different positions. */
const smuggled: Readonly<Record<string, string>> = {
  'a length and chunks': `${head('content-length: 6', 'transfer-encoding: chunked')}0\r\n\r\n${hidden}`,
  'chunks and a length': `${head('transfer-encoding: chunked', 'content-length: 6')}0\r\n\r\n${hidden}`,
  'two lengths': `${head('content-length: 2', 'content-length: 60')}{}${hidden}`,
  'two lengths in one header': `${head('content-length: 2, 60')}{}${hidden}`,
  'one length twice in one header': `${head('content-length: 2, 2')}{}${hidden}`,
  'an unknown transfer encoding': `${head('transfer-encoding: xchunked')}0\r\n\r\n${hidden}`,
  'chunked as not the last encoding': `${head('transfer-encoding: chunked, identity')}0\r\n\r\n${hidden}`,
  'chunked twice': `${head('transfer-encoding: chunked, chunked')}0\r\n\r\n${hidden}`,
  'two transfer encodings': `${head('transfer-encoding: chunked', 'transfer-encoding: identity')}0\r\n\r\n${hidden}`,
  'quoted chunked': `${head('transfer-encoding: "chunked"')}0\r\n\r\n${hidden}`,
  'chunked after a vertical tab': `${head('transfer-encoding: \vchunked')}0\r\n\r\n${hidden}`,
  'a blank before the colon of the encoding': `${head('transfer-encoding : chunked')}0\r\n\r\n${hidden}`,
  'a blank before the colon of the length': `${head('content-length : 2')}{}${hidden}`,
  'a length on a folded line': `${head('content-length:', ' 2')}{}${hidden}`,
  'an encoding on a folded line': `${head('transfer-encoding:', ' chunked')}0\r\n\r\n${hidden}`,
  'an encoding after a lone CR': `${head('x: a\rtransfer-encoding: chunked')}0\r\n\r\n${hidden}`,
  'an encoding after a lone LF': `${head('x: a\ntransfer-encoding: chunked', 'content-length: 2')}{}${hidden}`,
  'an encoding after a NUL': `${head('x: a\0transfer-encoding: chunked')}0\r\n\r\n${hidden}`,
  'a first line that is a header': `POST ${path} HTTP/1.1\r\n host: larkfield.example\r\ncontent-length: 2\r\n\r\n{}${hidden}`,
  'a negative length': `${head('content-length: -2')}{}${hidden}`,
  'a length with a plus': `${head('content-length: +2')}{}${hidden}`,
  'a length with an exponent': `${head('content-length: 2e0')}{}${hidden}`,
  'a hexadecimal length': `${head('content-length: 0x2')}{}${hidden}`,
  'a length with a fraction': `${head('content-length: 2.0')}{}${hidden}`,
  'a length over 64 bits': `${head('content-length: 18446744073709551618')}{}${hidden}`,
  'an empty length': `${head('content-length:')}{}${hidden}`,
  'a length that is a word': `${head('content-length: two')}{}${hidden}`,
  'a chunk of a negative size': `${head('transfer-encoding: chunked')}-2\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk with a prefix': `${head('transfer-encoding: chunked')}0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk over 64 bits': `${head('transfer-encoding: chunked')}10000000000000002\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk without a size': `${head('transfer-encoding: chunked')}\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk size of letters': `${head('transfer-encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${hidden}`,
  'chunks that end with LF': `${head('transfer-encoding: chunked')}2\n{}\n0\n\n${hidden}`,
  'a chunk longer than its size': `${head('transfer-encoding: chunked')}2\r\n{"fullName":"a"}\r\n0\r\n\r\n${hidden}`,
  'a chunk extension with a lone LF': `${head('transfer-encoding: chunked')}2;a\nb\r\n{}\r\n0\r\n\r\n${hidden}`,
};

const lengths: HostileCase[] = [
  {
    name: 'a length beyond the body before a close',
    wire: (visitor) => ({
      ...customCall('email', visitor, {
        body: encode('email', sampleOf('email', visitor)),
        headers: { 'content-length': '5000' },
      }),
      isEnded: true,
    }),
    expected: unreadable,
  },
  {
    name: 'a length beyond the body of a form before a close',
    wire: (visitor) => ({
      ...customCall('form', visitor, {
        body: encode('form', sampleOf('form', visitor)),
        headers: { 'content-length': '5000' },
      }),
      isEnded: true,
    }),
    expected: unreadable,
  },
  {
    name: 'a length shorter than the body',
    wire: (visitor) =>
      customCall('email', visitor, {
        body: encode('email', sampleOf('email', visitor)),
        headers: { 'content-length': '20' },
      }),
    expected: unreadable,
  },
  {
    name: 'truncated chunks',
    wire: () => ({ ...raw(`${head('transfer-encoding: chunked')}5\r\n{"a"`), isEnded: true }),
    expected: unreadable,
  },
  {
    name: 'a truncated head',
    wire: () => ({ ...raw(`POST ${path} HTTP/1.1\r\nhost: larkf`), isEnded: true }),
    expected: unreadable,
  },
  {
    name: 'no length at all',
    wire: () => raw(head()),
    expected: rejected(400, { message: /not a JSON object/ }),
  },
  {
    name: 'trailers after the chunks',
    wire: () =>
      raw(
        `${head('transfer-encoding: chunked', 'trailer: content-type')}2\r\n[]\r\n0\r\nx: y\r\ncookie: a\r\n\r\n`,
      ),
    expected: rejected(400, { message: /not a JSON object/ }),
  },
  {
    name: 'a chunk with an extension of twenty thousand characters',
    wire: () => raw(`${head('transfer-encoding: chunked')}2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    expected: unreadable,
  },
  {
    name: 'a gzip transfer encoding',
    wire: (visitor) => {
      const body = encode('email', sampleOf('email', visitor));
      const size = body.length.toString(16);
      return raw(
        `${head('transfer-encoding: gzip, chunked', `idempotency-key: ${visitor}`)}${size}\r\n${body}\r\n0\r\n\r\n`,
      );
    },
    expected: lead,
  },
];

const chunkedUser: HostileCase = {
  name: 'chunks to an absolute target with credentials',
  wire: () =>
    raw(
      `POST http://user:password@larkfield.example${path} HTTP/1.1\r\nhost: larkfield.example\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    ),
  expected: rejected(400),
};

export const smuggling: Family = {
  name: 'smuggling',
  cases: [
    ...Object.entries(smuggled).map(
      ([label, text]): HostileCase => ({
        name: `a request after ${label}`,
        wire: () => raw(text),
        expected: alone,
      }),
    ),
    ...lengths,
    chunkedUser,
  ],
};
