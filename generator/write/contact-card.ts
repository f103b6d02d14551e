import type { Site } from '../../schema/generated/types.ts';

/** The site's own card, which thank-you pages link to; see `site/sections/notice/call.tsx`. */
export const contactCardFile = 'contact.vcf';

/** The company as an entry of a phone's contacts. Source: RFC 2426, which every phone reads. */
export function contactCard({ name, url, company }: Pick<Site, 'name' | 'url' | 'company'>): string {
  const { street, city, state, zip, country, phone, email } = company;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${email}`,
    `ADR;TYPE=WORK:;;${[street, city, state, zip, country].map((part) => escaped(part)).join(';')}`,
    `URL:${url}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const maxBytes = 75;

/** Continues a long line on the next one, after a space, without splitting a character. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const current = lines.at(-1) ?? '';
    if (Buffer.byteLength(current + character) > maxBytes) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}
