import { expect, test } from 'vitest';
import { contactCard } from './contact-card.ts';

const company = {
  street: '4 Bay Avenue, Suite 3',
  city: 'Tampa',
  state: 'Florida',
  zip: '33602',
  country: 'United States',
  phone: '+18135550119',
  email: 'hello@larkfield.example',
};

test('a contact card has the name, phone, email address, and place', () => {
  expect(
    contactCard({ name: 'Larkfield; Resumes', url: 'https://larkfield.example', company }).split('\r\n'),
  ).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:Larkfield\\; Resumes',
    'ORG:Larkfield\\; Resumes',
    'TEL;TYPE=WORK,VOICE:+18135550119',
    'EMAIL;TYPE=INTERNET,WORK:hello@larkfield.example',
    'ADR;TYPE=WORK:;;4 Bay Avenue\\, Suite 3;Tampa;Florida;33602;United States',
    'URL:https://larkfield.example',
    'END:VCARD',
    '',
  ]);
});

test('long lines are folded, and characters stay whole', () => {
  const lines = contactCard({ name: 'é'.repeat(60), url: 'https://larkfield.example', company }).split(
    '\r\n',
  );
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(
    lines
      .slice(3, 5)
      .join('')
      .replace(/^FN:| /g, ''),
  ).toBe('é'.repeat(60));
});
