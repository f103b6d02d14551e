import { expect, test } from 'vitest';
import { readLead, withDialCode } from './read-lead.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const typed = {
  fullName: ' Jordan Ellis ',
  email: 'jordan.ellis@mail.example',
  country: 'UNITED STATES',
  phoneNumber: '(813) 555-0100',
  termsAgreed: 'on',
  serviceName: 'Professional Resume Writing',
  servicePrice: '150',
  form: 'order',
  kind: 'order',
};

test('reads a form as call 1 expects it: trimmed text, a numeric price, a boolean checkbox', () => {
  expect(readLead(formOf(typed), 'https://larkfield.example/lp8/')).toEqual({
    ...typed,
    fullName: 'Jordan Ellis',
    termsAgreed: true,
    servicePrice: 150,
    pageUrl: 'https://larkfield.example/lp8/',
  });
});

test('an unchecked box means no consent, an unknown price is empty, and the message is optional', () => {
  const { termsAgreed, ...rest } = typed;
  const lead = readLead(formOf({ ...rest, servicePrice: '', message: ' Hello ' }), '');
  expect(lead).toMatchObject({ termsAgreed: false, servicePrice: '', message: 'Hello' });
  expect(readLead(formOf(typed), '')).not.toHaveProperty('message');
});

test('a consultation form, which shows no terms, omits them', () => {
  const { termsAgreed, ...rest } = typed;
  expect(readLead(formOf({ ...rest, kind: 'consultation' }), '')).not.toHaveProperty('termsAgreed');
});

test('a contact form includes its subject and the marketing consent', () => {
  const contact = { ...typed, kind: 'contact', subject: ' Rush ', message: 'Is tomorrow possible?' };
  expect(readLead(formOf(contact), '')).toMatchObject({ subject: 'Rush', marketingConsent: false });
  expect(readLead(formOf({ ...contact, marketingConsent: 'on' }), '').marketingConsent).toBe(true);
  expect(readLead(formOf(typed), '')).not.toHaveProperty('marketingConsent');
});

test.each([
  ['(813) 555-0100', '+1', '+1 (813) 555-0100'],
  ['1 (813) 555-0100', '+1', '+1 (813) 555-0100'],
  ['1-813-555-0100', '+1', '+1-813-555-0100'],
  ['135 555 0100', '+1', '+1 135 555 0100'],
  ['020 7946 0018', '+44', '+44 020 7946 0018'],
  ['+44 20 7946 0018', '+1', '+44 20 7946 0018'],
  ['(+44) 20 7946 0018', '+44', '(+44) 20 7946 0018'],
  ['0044 20 7946 0018', '+44', '0044 20 7946 0018'],
  ['020 7946 0018', undefined, '020 7946 0018'],
  ['', '+1', ''],
])('adds to %s the dial code %s: %s', (number, dialCode, expected) => {
  expect(withDialCode(number, dialCode)).toBe(expected);
});

test('values that the visitor did not type are truncated to what the server stores', () => {
  const long = {
    ...typed,
    country: 'A'.repeat(90),
    serviceName: 'x'.repeat(170),
    servicePrice: 'from '.repeat(20),
  };
  const pageUrl = `https://larkfield.example/lp8/#${'x'.repeat(9000)}`;
  const lead = readLead(formOf(long), pageUrl);
  expect(lead.country).toBe('A'.repeat(80));
  expect(lead.serviceName).toBe('x'.repeat(160));
  expect(lead.servicePrice).toBe('from '.repeat(8).trim());
  expect(lead.pageUrl).toBe(pageUrl.slice(0, 2048));
});

test('one field for phone or email is sent as typed and as the field it fills', () => {
  const read = (contact: string) =>
    readLead(formOf({ fullName: 'Dana', contact, message: 'Led 9.', kind: 'rewrite' }), '');
  expect(read(' (813) 555-0142 ')).toMatchObject({
    contact: '(813) 555-0142',
    phoneNumber: '(813) 555-0142',
    message: 'Led 9.',
  });
  expect(read('(813) 555-0142')).not.toHaveProperty('email');
  expect(read('dana@mail.example')).toMatchObject({ email: 'dana@mail.example' });
  expect(read('dana@mail.example')).not.toHaveProperty('phoneNumber');
  expect(read('dana@mail.example')).not.toHaveProperty('country');
});
