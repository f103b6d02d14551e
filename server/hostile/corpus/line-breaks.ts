import { callWith } from '../calls.ts';
import { textInEveryField } from '../every-field.ts';
import { type Family, type HostileCase, lead } from '../hostile-case.ts';

const header = 'Bcc: everybody@victim.example';

/** Attempts to end a mail header, in the name and in other fields. */
const inNames: HostileCase[] = [
  ['an encoded line break', `Jordan%0d%0a${header}`],
  ['a C-style line break', `Jordan\\r\\n${header}`],
  ['an encoded word with a line break', `=?utf-8?Q?Jordan=0D=0A${header}?=`],
  ['an encoded word in base64', `=?utf-8?B?${Buffer.from(`\r\n${header}`).toString('base64')}?=`],
  ['a folded line', `Jordan\r\n\t${header}`],
  ['a lone dot on a line', 'Jordan\r\n.\r\nRCPT TO:<everybody@victim.example>\r\nDATA'],
  ['an injected body', `Jordan\r\n${header}\r\nContent-Type: text/html\r\n\r\n<h1>Pay here</h1>`],
  [
    'an injected MIME part',
    'Jordan\r\n\r\n--boundary\r\nContent-Disposition: attachment; filename=a.exe\r\n\r\nMZ',
  ],
  ['fullwidth line breaks', `Jordan\uff0d\uff0a\u560d\u560a${header}`],
  ['an address list', '"Jordan" <everybody@victim.example>, Ellis'],
].map(([label, text]) => ({
  name: `${label} in the name`,
  wire: (visitor: string) => callWith('email', visitor, { fullName: text, subject: text, message: text }),
  expected: lead,
}));

export const lineBreaks: Family = {
  name: 'line breaks',
  cases: [
    ...textInEveryField('a header after CRLF', `\r\n${header}\r\n\r\n<h1>Pay here</h1>`),
    ...textInEveryField(
      'a header after any other line break',
      `\n${header}\r${header}\u0085${header}\u2028${header}`,
    ),
    ...inNames,
  ],
};
