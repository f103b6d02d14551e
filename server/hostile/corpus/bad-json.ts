import { callOf, encode, jsonCalls, oddCall, sampleOf } from '../calls.ts';
import { type Expected, type Family, type HostileCase, lead, refused } from '../hostile-case.ts';
import { chunked } from '../wire.ts';

const whole = (visitor: string) => encode('email', sampleOf('email', visitor));
const notAnObject = refused(400, { says: /not a JSON object/ });
const notUtf8 = refused(415, { says: /UTF-8/ });

/** Where a body breaks off: the text up to and with this. */
const cuts: Readonly<Record<string, string>> = {
  'after the first brace': '{',
  'within a name': '{"full',
  'after a name': '{"fullName"',
  'after a colon': '{"fullName":',
  'within a text': '{"fullName":"Jor',
  'after a backslash': '{"fullName":"Jor\\',
  'within an escape': '{"fullName":"Jor\\u00',
  'after a value': '{"fullName":"Jordan Ellis"',
  'after a comma': '{"fullName":"Jordan Ellis",',
  'within a literal': '{"termsAgreed":tru',
  'within a number': '{"servicePrice":1e',
  'after a minus': '{"servicePrice":-',
  'within an array': '{"fullName":["a",',
  'within an inner object': '{"fullName":{"a":1',
};

/** Bodies that only look like JSON. */
const lookalikes: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'blanks only': ' \r\n\t ',
  'a comma after the last value': '{"fullName":"a",}',
  'two commas': '{"fullName":"a",,"email":"b"}',
  'no comma': '{"fullName":"a" "email":"b"}',
  'no colon': '{"fullName" "a"}',
  'single quotes': "{'fullName':'a'}",
  'a name without quotes': '{fullName:"a"}',
  'a comment': '{/* a */"fullName":"a"}',
  'a comment of one line': '{"fullName":"a"// a\n}',
  NaN: '{"servicePrice":NaN}',
  Infinity: '{"servicePrice":Infinity}',
  '-Infinity': '{"servicePrice":-Infinity}',
  undefined: '{"servicePrice":undefined}',
  'a hexadecimal number': '{"servicePrice":0x4f}',
  'a leading zero': '{"servicePrice":079}',
  'a leading plus': '{"servicePrice":+79}',
  'a number without its first digit': '{"servicePrice":.5}',
  'a number without its last digit': '{"servicePrice":7.}',
  'a number with underscores': '{"servicePrice":7_9}',
  'a big integer': '{"servicePrice":79n}',
  'True in capitals': '{"termsAgreed":True}',
  'a raw line break in a text': '{"fullName":"a\nb"}',
  'a raw NUL in a text': '{"fullName":"a\0b"}',
  'a raw tab in a text': '{"fullName":"a\tb"}',
  'an unknown escape': '{"fullName":"\\x41"}',
  'a short escape': '{"fullName":"\\u41"}',
  'an octal escape': '{"fullName":"\\101"}',
  'two objects': '{"fullName":"a"}{"email":"b"}',
  'two objects in two lines': '{"fullName":"a"}\n{"email":"b"}',
  'a word behind the object': '{"fullName":"a"}x',
  'a NUL behind the object': '{"fullName":"a"}\0',
  'a guard before the object': ')]}\',\n{"fullName":"a"}',
  'a function around the object': 'callback({"fullName":"a"})',
  'an assignment': 'lead = {"fullName":"a"}',
  'two byte order marks': '\ufeff\ufeff{"fullName":"a"}',
  'blanks of Unicode': '\u00a0{"fullName":"a"}',
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

/** Bytes that are no UTF-8, in the place of a name. */
const bytes: Readonly<Record<string, number[]>> = {
  'a lone continuation byte': [0x80],
  'a byte of Latin-1': [0xeb],
  'a sequence that breaks off': [0xe2, 0x82],
  'a slash of two bytes': [0xc0, 0xaf],
  'a NUL of two bytes': [0xc0, 0x80],
  'half a surrogate pair': [0xed, 0xa0, 0x80],
  'a character beyond Unicode': [0xf4, 0x90, 0x80, 0x80],
  'a byte that never occurs': [0xff],
};

const broken: HostileCase[] = jsonCalls.flatMap((call) =>
  Object.entries({ ...cuts, ...lookalikes })
    // The calls share their parser: the second one need not hear everything again.
    .filter((_entry, index) => call === 'email' || index % 4 === 0)
    .map(([what, body]) => ({
      name: `${what in cuts ? 'JSON that breaks off' : 'JSON that is none:'} ${what}, ${call} call`,
      wire: (visitor) => callOf(call, visitor, body),
      expected: notAnObject,
    })),
);

const misencoded: HostileCase[] = Object.entries(bytes).map(([what, wrong]) => ({
  name: `JSON with ${what}`,
  wire: (visitor) => {
    const [before = '', after = ''] = whole(visitor).split('Jordan');
    const parts = [Buffer.from(before), Buffer.from(wrong), Buffer.from(after)];
    return callOf('email', visitor, Buffer.concat(parts));
  },
  expected: notUtf8,
}));

/** A whole lead in the bytes of another encoding. */
const otherwise: Readonly<Record<string, readonly [encode: (json: string) => Buffer, Expected]>> = {
  'UTF-16 with its mark': [(json) => Buffer.from(`\ufeff${json}`, 'utf16le'), notUtf8],
  'UTF-16 the other way round': [(json) => Buffer.from(`\ufeff${json}`, 'utf16le').swap16(), notUtf8],
  'UTF-16 without a mark': [(json) => Buffer.from(json, 'utf16le'), notAnObject],
  'UTF-32': [(json) => Buffer.from([...json].map((letter) => `${letter}\0\0\0`).join('')), notAnObject],
  base64: [(json) => Buffer.from(Buffer.from(json).toString('base64')), notAnObject],
};

const wide: HostileCase[] = Object.entries(otherwise).map(([what, [encodeAs, expected]]) => ({
  name: `JSON in ${what}`,
  wire: (visitor) => callOf('email', visitor, encodeAs(whole(visitor))),
  expected,
}));

const inChunks = { 'content-length': null, 'transfer-encoding': 'chunked' };

const odd: HostileCase[] = [
  {
    name: 'JSON that says its first field twice',
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
      oddCall('email', visitor, { body: chunked(['\ufeff', whole(visitor)]), headers: inChunks }),
    expected: lead,
  },
  {
    name: 'JSON cut into chunks within a character',
    wire: (visitor) => {
      const body = Buffer.from(whole(visitor).replace('Jordan', 'Zoë'));
      const cut = body.indexOf(0xc3) + 1;
      const pieces = [body.subarray(0, cut), body.subarray(cut)];
      return oddCall('email', visitor, { body: chunked(pieces), headers: inChunks });
    },
    expected: lead,
  },
  {
    name: 'JSON whose names are all escapes',
    wire: (visitor) => callOf('email', visitor, whole(visitor).replace(/"\w+":/g, escaped)),
    expected: lead,
  },
];

function escaped(name: string): string {
  return name.replace(/\w/g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`);
}

export const badJson: Family = { name: 'bad JSON', cases: [...broken, ...misencoded, ...wide, ...odd] };
