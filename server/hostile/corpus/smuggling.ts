import { calls, encode, oddCall, sampleOf } from '../calls.ts';
import {
  type Family,
  type HostileCase,
  lead,
  refused,
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
/** What is hidden behind another request, to be taken for the next visitor's. */
const hidden = 'GET /metrics HTTP/1.1\r\nhost: larkfield.example\r\n\r\n';
const alone: Unreadable = { ...unreadable, isLast: true };

/** Requests that one server ends here and another there. */
const smuggled: Readonly<Record<string, string>> = {
  'a length beside chunks': `${head('content-length: 6', 'transfer-encoding: chunked')}0\r\n\r\n${hidden}`,
  'chunks beside a length': `${head('transfer-encoding: chunked', 'content-length: 6')}0\r\n\r\n${hidden}`,
  'two lengths': `${head('content-length: 2', 'content-length: 60')}{}${hidden}`,
  'two lengths in one header': `${head('content-length: 2, 60')}{}${hidden}`,
  'one length twice in one header': `${head('content-length: 2, 2')}{}${hidden}`,
  'an unknown transfer encoding': `${head('transfer-encoding: xchunked')}0\r\n\r\n${hidden}`,
  'chunks that are not the last encoding': `${head('transfer-encoding: chunked, identity')}0\r\n\r\n${hidden}`,
  'chunks twice': `${head('transfer-encoding: chunked, chunked')}0\r\n\r\n${hidden}`,
  'two transfer encodings': `${head('transfer-encoding: chunked', 'transfer-encoding: identity')}0\r\n\r\n${hidden}`,
  'chunks in quotes': `${head('transfer-encoding: "chunked"')}0\r\n\r\n${hidden}`,
  'chunks behind a vertical tab': `${head('transfer-encoding: \vchunked')}0\r\n\r\n${hidden}`,
  'a blank before the colon of the encoding': `${head('transfer-encoding : chunked')}0\r\n\r\n${hidden}`,
  'a blank before the colon of the length': `${head('content-length : 2')}{}${hidden}`,
  'a length on a folded line': `${head('content-length:', ' 2')}{}${hidden}`,
  'an encoding on a folded line': `${head('transfer-encoding:', ' chunked')}0\r\n\r\n${hidden}`,
  'an encoding behind a lone CR': `${head('x: a\rtransfer-encoding: chunked')}0\r\n\r\n${hidden}`,
  'an encoding behind a lone LF': `${head('x: a\ntransfer-encoding: chunked', 'content-length: 2')}{}${hidden}`,
  'an encoding behind a NUL': `${head('x: a\0transfer-encoding: chunked')}0\r\n\r\n${hidden}`,
  'a first line that is a header': `POST ${path} HTTP/1.1\r\n host: larkfield.example\r\ncontent-length: 2\r\n\r\n{}${hidden}`,
  'a negative length': `${head('content-length: -2')}{}${hidden}`,
  'a length with a plus': `${head('content-length: +2')}{}${hidden}`,
  'a length with an exponent': `${head('content-length: 2e0')}{}${hidden}`,
  'a hexadecimal length': `${head('content-length: 0x2')}{}${hidden}`,
  'a length with a fraction': `${head('content-length: 2.0')}{}${hidden}`,
  'a length beyond sixty-four bits': `${head('content-length: 18446744073709551618')}{}${hidden}`,
  'an empty length': `${head('content-length:')}{}${hidden}`,
  'a length that is a word': `${head('content-length: two')}{}${hidden}`,
  'a chunk of a negative size': `${head('transfer-encoding: chunked')}-2\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk with a prefix': `${head('transfer-encoding: chunked')}0x2\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk beyond sixty-four bits': `${head('transfer-encoding: chunked')}10000000000000002\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk of no size': `${head('transfer-encoding: chunked')}\r\n{}\r\n0\r\n\r\n${hidden}`,
  'a chunk of letters': `${head('transfer-encoding: chunked')}zz\r\n{}\r\n0\r\n\r\n${hidden}`,
  'chunks that end with LF': `${head('transfer-encoding: chunked')}2\n{}\n0\n\n${hidden}`,
  'a chunk longer than its size': `${head('transfer-encoding: chunked')}2\r\n{"fullName":"a"}\r\n0\r\n\r\n${hidden}`,
  'an extension of a chunk with a lone LF': `${head('transfer-encoding: chunked')}2;a\nb\r\n{}\r\n0\r\n\r\n${hidden}`,
};

const lengths: HostileCase[] = [
  {
    name: 'a length longer than the body, and then the end',
    wire: (visitor) => ({
      ...oddCall('email', visitor, {
        body: encode('email', sampleOf('email', visitor)),
        headers: { 'content-length': '5000' },
      }),
      isEnded: true,
    }),
    expected: unreadable,
  },
  {
    name: 'a length longer than the body of a form, and then the end',
    wire: (visitor) => ({
      ...oddCall('form', visitor, {
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
      oddCall('email', visitor, {
        body: encode('email', sampleOf('email', visitor)),
        headers: { 'content-length': '20' },
      }),
    expected: unreadable,
  },
  {
    name: 'chunks that break off',
    wire: () => ({ ...raw(`${head('transfer-encoding: chunked')}5\r\n{"a"`), isEnded: true }),
    expected: unreadable,
  },
  {
    name: 'a head that breaks off',
    wire: () => ({ ...raw(`POST ${path} HTTP/1.1\r\nhost: larkf`), isEnded: true }),
    expected: unreadable,
  },
  {
    name: 'no length at all',
    wire: () => raw(head()),
    expected: refused(400, { says: /not a JSON object/ }),
  },
  {
    name: 'trailers behind the chunks',
    wire: () =>
      raw(
        `${head('transfer-encoding: chunked', 'trailer: content-type')}2\r\n[]\r\n0\r\nx: y\r\ncookie: a\r\n\r\n`,
      ),
    expected: refused(400, { says: /not a JSON object/ }),
  },
  {
    name: 'a chunk with an extension of twenty thousand characters',
    wire: () => raw(`${head('transfer-encoding: chunked')}2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    expected: unreadable,
  },
  {
    name: 'a packed transfer encoding',
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
  name: 'chunks to an absolute target with a user',
  wire: () =>
    raw(
      `POST http://user:password@larkfield.example${path} HTTP/1.1\r\nhost: larkfield.example\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    ),
  expected: refused(400),
};

export const smuggling: Family = {
  name: 'smuggling',
  cases: [
    ...Object.entries(smuggled).map(
      ([what, text]): HostileCase => ({
        name: `a request behind ${what}`,
        wire: () => raw(text),
        expected: alone,
      }),
    ),
    ...lengths,
    chunkedUser,
  ],
};
