import { callOf, callWith, encode, sampleOf } from '../calls.ts';
import { eachInFreeFields, textInEveryField } from '../every-field.ts';
import { type Family, type HostileCase, lead, rejected } from '../hostile-case.ts';

const texts: Readonly<Record<string, string>> = {
  'a lone low surrogate': '\ude00Jordan',
  'zero-width characters': 'J\u200bo\u200cr\u200dd\u2060a\ufeffn',
  'flag and family emoji':
    '\u{1f1fa}\u{1f1f8}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
  'right-to-left scripts': 'אבג דהו العربية ١٢٣',
  'stacked combining marks': `J${'\u0301\u0327\u0489'.repeat(60)}ordan`,
  'fullwidth brackets': '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  'a character that normalizes to many': '\ufdfa'.repeat(20),
  'a dotted capital I': 'İıſKÅß',
  'private-use characters': '\ue000\uf8ff\u{10ffff}',
  noncharacters: 'a\ufffe\uffff\ufdd0b',
  'replacement characters': '\ufffd\ufffd\ufffd',
  'lookalike letters': 'Јоrdаn Εllіѕ',
  'letters beyond the basic plane': '\u{1d4d9}\u{1d4f8}\u{1d4fb}\u{20000}',
  'invisible formatting characters': '\u202a\u202b\u202c\u200e\u200f\u061c\u00ad\u115f\u3164x',
  'invisible tag characters': `a${[...'evil'].map((char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('')}`,
};

const inBytes: HostileCase[] = [
  ['a lone surrogate', '%ED%A0%80'],
  ['Latin-1 bytes', 'Zo%EB'],
  ['an overlong NUL', '%C0%80'],
  ['an overlong slash', '%C0%AF'],
  ['bytes that UTF-8 never uses', '%FF%FE'],
].map(([label, bytes = '']) => ({
  name: `${label}, escaped in the form call`,
  wire: (visitor: string) =>
    callOf('form', visitor, encode('form', sampleOf('form', visitor)).replace('Jordan', bytes)),
  expected: lead,
}));

/** Invalid or deceptive email addresses. */
const addresses: HostileCase[] = [
  ['fullwidth signs', 'jordan＠mail．example'],
  ['a Unicode space', 'jordan\u3000ellis@mail.example'],
  ['no letter after the dot', 'jordan@mail.\u200b'],
  ['two addresses', 'jordan@mail.example,everybody@victim.example'],
  ['a name', 'Jordan <jordan@mail.example>'],
  ['a comment', 'jordan(everybody@victim.example)@mail.example'],
  ['an IP address', 'jordan@[127.0.0.1]'],
  ['a route', '@victim.example:jordan@mail.example'],
  ['a quoted name', '"jordan\\"@victim.example"@mail.example'],
  ['a UUCP path', 'jordan%victim.example@localhost'],
].map(([label, email]) => ({
  name: `an address with ${label}`,
  wire: (visitor: string) => callWith('email', visitor, { email }),
  expected: rejected(422, { field: { call: 'email', name: 'email' } }),
}));

export const unicode: Family = {
  name: 'Unicode',
  cases: [
    ...textInEveryField('a lone surrogate', '\ud83d'),
    ...textInEveryField('a bidirectional override', '\u202e\u2066evil\u2069'),
    ...eachInFreeFields(texts),
    ...inBytes,
    ...addresses,
  ],
};
