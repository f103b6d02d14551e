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

test('a filled form has no errors', () => {
  expect(validateLead(lead)).toEqual({});
  expect(validateLead({ ...lead, message: '', country: '' })).toEqual({});
});

test('an empty form names every required field in the words of the schema', () => {
  expect(
    validateLead({ fullName: '', email: '', country: '', phoneNumber: '', termsAgreed: false, message: '' }),
  ).toEqual({
    fullName: 'Enter your full name.',
    email: 'Enter an email address like name@example.com.',
    phoneNumber: 'Enter a phone number with at least five digits.',
    termsAgreed: 'Tick the box to agree to the Terms, Conditions and Privacy Policy.',
  });
});

test.each(['jordan', 'jordan@', 'jordan@mail', 'jordan ellis@mail.example', '@mail.example', 'a@b..example'])(
  '%s is no email address',
  (email) => {
    expect(validateLead({ ...lead, email })).toHaveProperty('email');
  },
);

test('a phone number needs five digits, however they are written', () => {
  expect(validateLead({ ...lead, phoneNumber: '555-01' })).toEqual({});
  expect(validateLead({ ...lead, phoneNumber: '555-0' })).toHaveProperty('phoneNumber');
  expect(validateLead({ ...lead, phoneNumber: 'call me' })).toHaveProperty('phoneNumber');
});

test('what is longer than the server takes is told before it is sent', () => {
  expect(validateLead({ ...lead, fullName: 'x'.repeat(121) })).toHaveProperty('fullName');
  expect(validateLead({ ...lead, message: 'x'.repeat(5001) })).toHaveProperty('message');
});
