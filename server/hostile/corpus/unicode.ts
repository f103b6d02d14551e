import { callOf, callWith, encode, sampleOf } from '../calls.ts';
import { eachInFreeFields, textInEveryField } from '../every-field.ts';
import { type Family, type HostileCase, lead, refused } from '../hostile-case.ts';

const texts: Readonly<Record<string, string>> = {
  'the other half of a surrogate pair': '\ude00Jordan',
  'zero-width characters': 'J\u200bo\u200cr\u200dd\u2060a\ufeffn',
  'flags and families':
    '\u{1f1fa}\u{1f1f8}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  'a script from right to left': 'אבג דהו العربية ١٢٣',
  'marks upon marks': `J${'\u0301\u0327\u0489'.repeat(60)}ordan`,
  'fullwidth brackets': '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  'a letter that becomes long': '\ufdfa'.repeat(20),
  'a dotted capital I': 'İıſKÅß',
  'characters for private use': '\ue000\uf8ff\u{10ffff}',
  'what is no character': 'a\ufffe\uffff\ufdd0b',
  'replacement characters': '\ufffd\ufffd\ufffd',
  'letters that look alike': 'Јоrdаn Εllіѕ',
  'letters of the astral planes': '\u{1d4d9}\u{1d4f8}\u{1d4fb}\u{20000}',
  'marks that write no letter': '\u202a\u202b\u202c\u200e\u200f\u061c\u00ad\u115f\u3164x',
  'tags that nobody sees': `a${[...'evil'].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('')}`,
};

const inBytes: HostileCase[] = [
  ['half a surrogate pair', '%ED%A0%80'],
  ['bytes of Latin-1', 'Zo%EB'],
  ['a NUL of two bytes', '%C0%80'],
  ['a slash of two bytes', '%C0%AF'],
  ['bytes that never occur', '%FF%FE'],
].map(([what, bytes = '']) => ({
  name: `${what}, escaped in the form call`,
  wire: (visitor: string) =>
    callOf('form', visitor, encode('form', sampleOf('form', visitor)).replace('Jordan', bytes)),
  expected: lead,
}));

/** Addresses that are none, or not the one they seem to be. */
const addresses: HostileCase[] = [
  ['fullwidth signs', 'jordan＠mail．example'],
  ['a blank of Unicode', 'jordan\u3000ellis@mail.example'],
  ['no letter behind the dot', 'jordan@mail.\u200b'],
  ['two addresses', 'jordan@mail.example,everybody@victim.example'],
  ['a name', 'Jordan <jordan@mail.example>'],
  ['a comment', 'jordan(everybody@victim.example)@mail.example'],
  ['an address of the network', 'jordan@[127.0.0.1]'],
  ['a route', '@victim.example:jordan@mail.example'],
  ['a quoted name', '"jordan\\"@victim.example"@mail.example'],
  ['bars of the old mail', 'jordan%victim.example@localhost'],
].map(([what, email]) => ({
  name: `an address with ${what}`,
  wire: (visitor: string) => callWith('email', visitor, { email }),
  expected: refused(422, { field: { call: 'email', name: 'email' } }),
}));

export const unicode: Family = {
  name: 'Unicode',
  cases: [
    ...textInEveryField('half a surrogate pair', '\ud83d'),
    ...textInEveryField('an order to write backwards', '\u202e\u2066evil\u2069'),
    ...eachInFreeFields(texts),
    ...inBytes,
    ...addresses,
  ],
};
