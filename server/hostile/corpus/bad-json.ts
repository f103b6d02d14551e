import { callOf, customCall, encode, jsonCalls, sampleOf } from '../calls.ts';
import { type Expected, type Family, type HostileCase, lead, rejected } from '../hostile-case.ts';
import { chunked } from '../wire.ts';

const whole = (visitor: string) => encode('email', sampleOf('email', visitor));
const notAnObject = rejected(400, { message: /not a JSON object/ });
const notUtf8 = rejected(415, { message: /UTF-8/ });

/** Where a body is cut off: after this text. */
const cuts: Readonly<Record<string, string>> = {
  'after the first brace': '{',
  'inside a name': '{"full',
  'after a name': '{"fullName"',
  'after a colon': '{"fullName":',
  'inside a string': '{"fullName":"Jor',
  'after a backslash': '{"fullName":"Jor\\',
  'inside an escape': '{"fullName":"Jor\\u00',
  'after a value': '{"fullName":"Jordan Ellis"',
  'after a comma': '{"fullName":"Jordan Ellis",',
  'inside a literal': '{"termsAgreed":tru',
  'inside a number': '{"servicePrice":1e',
  'after a minus': '{"servicePrice":-',
  'inside an array': '{"fullName":["a",',
  'inside a nested object': '{"fullName":{"a":1',
};

/** Bodies that only look like JSON. */
const lookalikes: Readonly<Record<string, string>> = {
  'an empty body': '',
  'only whitespace': ' \r\n\t ',
  'a trailing comma': '{"fullName":"a",}',
  'two commas': '{"fullName":"a",,"email":"b"}',
  'a missing comma': '{"fullName":"a" "email":"b"}',
  'a missing colon': '{"fullName" "a"}',
  'single quotes': "{'fullName':'a'}",
  'an unquoted name': '{fullName:"a"}',
  'a comment': '{/* a */"fullName":"a"}',
  'a line comment': '{"fullName":"a"// a\n}',
  NaN: '{"servicePrice":NaN}',
  Infinity: '{"servicePrice":Infinity}',
  '-Infinity': '{"servicePrice":-Infinity}',
  undefined: '{"servicePrice":undefined}',
  'a hexadecimal number': '{"servicePrice":0x4f}',
  'a leading zero': '{"servicePrice":079}',
  'a leading plus': '{"servicePrice":+79}',
  'a number without an integer part': '{"servicePrice":.5}',
  'a number without a fraction': '{"servicePrice":7.}',
  'a number with underscores': '{"servicePrice":7_9}',
  'a big integer': '{"servicePrice":79n}',
  'a capitalized True': '{"termsAgreed":True}',
  'a raw line break in a string': '{"fullName":"a\nb"}',
  'a raw NUL in a string': '{"fullName":"a\0b"}',
  'a raw tab in a string': '{"fullName":"a\tb"}',
  'an unknown escape': '{"fullName":"\\x41"}',
  'a short escape': '{"fullName":"\\u41"}',
  'an octal escape': '{"fullName":"\\101"}',
  'two objects': '{"fullName":"a"}{"email":"b"}',
  'two objects on two lines': '{"fullName":"a"}\n{"email":"b"}',
  'a word after the object': '{"fullName":"a"}x',
  'a NUL after the object': '{"fullName":"a"}\0',
  'an anti-hijacking prefix': ')]}\',\n{"fullName":"a"}',
  'a function around the object': 'callback({"fullName":"a"})',
  'an assignment': 'lead = {"fullName":"a"}',
  'two byte order marks': '\ufeff\ufeff{"fullName":"a"}',
  'Unicode whitespace': '\u00a0{"fullName":"a"}',
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  YAML: 'fullName: a\nemail: b\n',
  'a form': 'fullName=a&email=b',
  'a template': '{"fullName":`a`}',
  null: 'null',
  true: 'true',
  'a number': '79',
  'a text': '"fullName"',
  'an array': '[]',
  'an array of leads': '[{"fullName":"a"}]',
};

/** Invalid UTF-8 in place of a name. */
const bytes: Readonly<Record<string, number[]>> = {
  'a lone continuation byte': [0x80],
  'a Latin-1 byte': [0xeb],
  'a truncated sequence': [0xe2, 0x82],
  'an overlong slash': [0xc0, 0xaf],
  'an overlong NUL': [0xc0, 0x80],
  'a lone surrogate': [0xed, 0xa0, 0x80],
  'a code point beyond Unicode': [0xf4, 0x90, 0x80, 0x80],
  'a byte that UTF-8 never uses': [0xff],
};

const broken: HostileCase[] = jsonCalls.flatMap((call) =>
  Object.entries({ ...cuts, ...lookalikes })
    // The calls share a parser, so the second one gets fewer cases.
    .filter((_entry, index) => call === 'email' || index % 4 === 0)
    .map(([label, body]) => ({
      name: `${label in cuts ? 'truncated JSON:' : 'invalid JSON:'} ${label}, ${call} call`,
      wire: (visitor) => callOf(call, visitor, body),
      expected: notAnObject,
    })),
);

const wrongEncodings: HostileCase[] = Object.entries(bytes).map(([label, wrong]) => ({
  name: `JSON with ${label}`,
  wire: (visitor) => {
    const [before = '', after = ''] = whole(visitor).split('Jordan');
    const parts = [Buffer.from(before), Buffer.from(wrong), Buffer.from(after)];
    return callOf('email', visitor, Buffer.concat(parts));
  },
  expected: notUtf8,
}));

/** A complete lead in another encoding. */
const otherwise: Readonly<Record<string, readonly [encode: (json: string) => Buffer, Expected]>> = {
  'UTF-16 with a byte order mark': [(json) => Buffer.from(`\ufeff${json}`, 'utf16le'), notUtf8],
  'big-endian UTF-16': [(json) => Buffer.from(`\ufeff${json}`, 'utf16le').swap16(), notUtf8],
  'UTF-16 without a byte order mark': [(json) => Buffer.from(json, 'utf16le'), notAnObject],
  'UTF-32': [(json) => Buffer.from([...json].map((letter) => `${letter}\0\0\0`).join('')), notAnObject],
  base64: [(json) => Buffer.from(Buffer.from(json).toString('base64')), notAnObject],
};

const wide: HostileCase[] = Object.entries(otherwise).map(([label, [encodeAs, expected]]) => ({
  name: `JSON in ${label}`,
  wire: (visitor) => callOf('email', visitor, encodeAs(whole(visitor))),
  expected,
}));

const inChunks = { 'content-length': null, 'transfer-encoding': 'chunked' };

const odd: HostileCase[] = [
  {
    name: 'JSON with a duplicate first field',
    wire: (visitor) =>
      callOf('email', visitor, whole(visitor).replace('{', '{"fullName":"<b>Somebody</b>",')),
    expected: lead,
  },
  {
    name: 'JSON with a byte order mark',
    wire: (visitor) => callOf('email', visitor, `\ufeff${whole(visitor)}`),
    expected: lead,
  },
  {
    name: 'JSON with a byte order mark, in chunks',
    wire: (visitor) =>
      customCall('email', visitor, { body: chunked(['\ufeff', whole(visitor)]), headers: inChunks }),
    expected: lead,
  },
  {
    name: 'JSON in chunks that split a character',
    wire: (visitor) => {
      const body = Buffer.from(whole(visitor).replace('Jordan', 'Zoë'));
      const cut = body.indexOf(0xc3) + 1;
      const pieces = [body.subarray(0, cut), body.subarray(cut)];
      return customCall('email', visitor, { body: chunked(pieces), headers: inChunks });
    },
    expected: lead,
  },
  {
    name: 'JSON with escaped names',
    wire: (visitor) => callOf('email', visitor, whole(visitor).replace(/"\w+":/g, escaped)),
    expected: lead,
  },
];

function escaped(name: string): string {
  return name.replace(/\w/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
}

export const badJson: Family = { name: 'bad JSON', cases: [...broken, ...wrongEncodings, ...wide, ...odd] };
