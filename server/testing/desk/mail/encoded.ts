import { message } from './message.ts';

/** A mail in an encoding that clients use, and how it reads. */
export interface EncodedMail {
  about: string;
  source: Uint8Array;
  subject: string;
  name: string;
  text: string;
}

/** The bytes of texts in an encoding that Node reads and does not write. */
const japanese = { subject: 'GyRCTXpOcj1xGyhC', text: '1b24424d7a4e723d711b28422e' };

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');

const sample = { subject: 'Re: Your resume', name: 'Jordan Ellis' };

function encoded(headers: Record<string, string>, body: string | Buffer): Pick<EncodedMail, 'source'> {
  return { source: Buffer.concat([Buffer.from(message(headers, '')), Buffer.from(body)]) };
}

const quotedPrintable = (charset: string) => ({
  'Content-Type': `text/plain; charset=${charset}`,
  'Content-Transfer-Encoding': 'quoted-printable',
});

export const encodedMails: readonly EncodedMail[] = [
  {
    ...sample,
    about: 'quoted-printable, with soft breaks within words, characters, and lines',
    ...encoded(
      quotedPrintable('"utf-8"'),
      'A r=C3=A9sum=C3=\r\n=A9 of my ex=\r\nam, 50 =3D 50 =   \r\nand more. \t \r\nBye=\r\n',
    ),
    text: 'A résumé of my exam, 50 = 50 and more.\nBye',
  },
  {
    ...sample,
    about: 'quoted-printable of old Outlook',
    ...encoded(quotedPrintable('Windows-1252'), '=93Yes=94 =96 it costs =80 50'),
    text: '“Yes” – it costs € 50',
  },
  {
    about: 'encoded words in a name and a folded subject, cut within a character',
    ...encoded(
      {
        From: '=?iso-8859-1?Q?Ellis=2C_Jos=E9?= <jordan@mail.example>',
        Subject: `=?UTF-8?B?${base64('52653a2052c3')}?=\r\n =?UTF-8?B?${base64('a973756dc3a9')}?= =?utf-8?q?_=E2=9C=93?=`,
      },
      'Hi',
    ),
    subject: 'Re: Résumé ✓',
    name: 'Ellis, José',
    text: 'Hi',
  },
  {
    about: 'ISO-2022-JP',
    ...encoded(
      {
        From: `=?ISO-2022-JP?B?${japanese.subject}?= <jordan@mail.example>`,
        Subject: `Re: =?iso-2022-jp?B?${japanese.subject}?=`,
        'Content-Type': 'text/plain; charset=ISO-2022-JP',
        'Content-Transfer-Encoding': '7bit',
      },
      Buffer.from(japanese.text, 'hex'),
    ),
    subject: 'Re: 履歴書',
    name: '履歴書',
    text: '履歴書.',
  },
  {
    about: 'Windows-1252 as it is, called Latin-1',
    ...encoded({ 'Content-Type': 'text/plain; charset=iso-8859-1' }, Buffer.from('caf\xe9 \x80', 'latin1')),
    ...sample,
    text: 'café €',
  },
  {
    about: 'KOI8-R in base64, with a subject in Windows-1251',
    ...encoded(
      {
        Subject: `=?windows-1251?B?${base64('cce8f0')}?=`,
        'Content-Type': 'text/plain; charset=koi8-r',
        'Content-Transfer-Encoding': 'BASE64',
      },
      base64('edc9d2'),
    ),
    ...sample,
    subject: 'Мир',
    text: 'Мир',
  },
  {
    about: 'UTF-8 in the headers as it is',
    ...encoded({ From: 'José <jordan@mail.example>', Subject: 'Résumé' }, 'Hi'),
    subject: 'Résumé',
    name: 'José',
    text: 'Hi',
  },
];
