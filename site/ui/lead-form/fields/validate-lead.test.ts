import { expect, test } from 'vitest';
import type { TypedLead } from './read-lead.ts';
import { validateLead } from './validate-lead.ts';

const lead: TypedLead = {
  fullName: 'Jordan Ellis',
  email: 'jordan.ellis@mail.example',
  country: 'UNITED STATES',
  phoneNumber: '(813) 555-0100',
  termsAgreed: true,
};

test('a complete form has no errors', () => {
  expect(validateLead(lead)).toEqual({});
  expect(validateLead({ ...lead, message: '', country: '' })).toEqual({});
});

test('an empty form has an error from the schema for every required field', () => {
  expect(
    validateLead({ fullName: '', email: '', country: '', phoneNumber: '', termsAgreed: false, message: '' }),
  ).toEqual({
    fullName: 'Enter your full name.',
    email: 'Enter an email address like name@example.com.',
    phoneNumber: 'Enter your phone number with its area code.',
    termsAgreed: 'Check the box to agree to our terms and privacy policy.',
  });
});

test.each([
  'jordan',
  'jordan@',
  'jordan@mail',
  'jordan ellis@mail.example',
  '@mail.example',
  'a@b..example',
  'a..b@mail.example',
  '.a@mail.example',
  'a.@mail.example',
  'a@b.example,c@d.example',
  '<a@b.example>',
  'a@my_mail.example',
])('%s is not an email address', (email) => {
  expect(validateLead({ ...lead, email })).toEqual({
    email: 'Enter an email address like name@example.com.',
  });
});

test.each(['zoë@example.com', "o'neil+cv@mail.example", 'jordan@bücher.example', '用户@例子.公司'])(
  '%s is an email address',
  (email) => {
    expect(validateLead({ ...lead, email })).toEqual({});
  },
);

test('a phone number needs five digits, however they are written', () => {
  expect(validateLead({ ...lead, phoneNumber: '555-01' })).toEqual({});
  expect(validateLead({ ...lead, phoneNumber: '555-0' })).toHaveProperty('phoneNumber');
  expect(validateLead({ ...lead, phoneNumber: 'call me' })).toHaveProperty('phoneNumber');
});

test('text that is longer than the server accepts is an error', () => {
  const long = { fullName: 'x'.repeat(301), email: 'x'.repeat(321), phoneNumber: '5'.repeat(81) };
  expect(validateLead({ ...lead, ...long, message: 'x'.repeat(5001) })).toEqual({
    fullName: 'Use at most 300 characters.',
    email: 'Use at most 320 characters.',
    phoneNumber: 'Use at most 80 characters.',
    message: 'Use at most 5,000 characters.',
  });
  expect(validateLead({ ...lead, fullName: '\u{1F600}'.repeat(300) })).toEqual({});
});

test('a form with one field for both ways to reach the visitor needs either', () => {
  const { email: _email, phoneNumber: _phone, termsAgreed: _terms, ...rest } = lead;
  const message = 'Enter a phone number or an email address.';
  expect(validateLead({ ...rest, contact: '(813) 555-0142' }, 'rewrite')).toEqual({});
  expect(validateLead({ ...rest, contact: 'dana@mail.example' }, 'rewrite')).toEqual({});
  expect(validateLead({ ...rest, contact: '' }, 'rewrite')).toEqual({ contact: message });
  expect(validateLead({ ...rest, contact: 'dana@mail' }, 'rewrite')).toEqual({ contact: message });
});
