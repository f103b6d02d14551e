import { expect, test, vi } from 'vitest';
import leadCrm from '../../../schema/api/lead-crm.schema.json' with { type: 'json' };
import leadEmail from '../../../schema/api/lead-email.schema.json' with { type: 'json' };
import leadForm from '../../../schema/api/lead-form.schema.json' with { type: 'json' };
import { HttpError } from '../../errors.ts';
import { sanitizeFields } from '../../http/fields.ts';
import { validate } from './validate.ts';

interface PropertySchema {
  description?: string;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  'x-label'?: string;
  'x-message'?: string;
}

const schemas = [
  ['email', leadEmail],
  ['crm', leadCrm],
  ['form', leadForm],
] as const;

test.each(schemas)(
  'the example of the %s call is valid, and so is the example of each field',
  (channel, schema) => {
    const whole: Record<string, unknown> = schema.examples[0] as never;
    expect(() => validate(channel, whole)).not.toThrow();
    for (const [name, property] of Object.entries<PropertySchema>(schema.properties)) {
      for (const example of property.examples ?? []) {
        expect(() => validate(channel, { ...whole, [name]: example })).not.toThrow();
      }
    }
  },
);

test.each(schemas)('every field of the %s call has a description and a message', (_channel, schema) => {
  for (const [name, property] of Object.entries<PropertySchema>(schema.properties)) {
    const words = [property.description, property['x-label'], property['x-message']];
    expect(words, name).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
    expect(property.examples?.length, name).toBeGreaterThan(0);
  }
});

test('compiling the schemas prints nothing, since stdout is the log', async () => {
  const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  vi.resetModules();
  await import('./validate.ts');
  for (const spy of said) expect(spy).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

const otherNames: Readonly<Record<string, string>> = { clientName: 'fullName', service: 'serviceName' };

test.each(schemas)('the %s call validates and cuts each field like the other calls', (_channel, schema) => {
  const boundsOf = ({ minLength, maxLength, pattern }: PropertySchema) => ({ minLength, maxLength, pattern });
  const common: Record<string, PropertySchema> = leadEmail.properties;
  for (const [name, property] of Object.entries<PropertySchema>(schema.properties)) {
    const same = common[otherNames[name] ?? name];
    // The message includes the subject there.
    const isMessage = schema === leadCrm && name === 'message';
    if (same && !isMessage) expect(boundsOf(property), name).toEqual(boundsOf(same));
  }
});

test('the message of the crm call leaves space for the subject', () => {
  const { subject, message } = leadEmail.properties;
  expect(leadCrm.properties.message.maxLength).toBeGreaterThan(subject.maxLength + message.maxLength);
});

test.each([
  [{ kind: 'consultation' }, {}],
  [{ kind: 'order' }, { termsAgreed: expect.any(String) }],
  [{}, { termsAgreed: expect.any(String) }],
  [
    { kind: 'contact', termsAgreed: true, subject: ' ' },
    { subject: 'Enter a short subject.', message: 'Write your message.' },
  ],
])('without consent and message, the form %j lacks %j', (fields, errors) => {
  expect(errorsOf({ termsAgreed: undefined, ...fields })).toEqual(errors);
});

function errorsOf(fields: Record<string, unknown>): unknown {
  try {
    validate('email', sanitizeFields({ ...(leadEmail.examples[0] as object), ...fields }));
  } catch (error) {
    return (error as HttpError).errors;
  }
  return {};
}

test.each([
  'a@b.example',
  'first.last+tag@sub.mail.example',
  " o'neil@mail.example ",
  'zoë@example.com',
  'jordan@bücher.example',
  '用户@例子.公司',
  'jordan@xn--bcher-kva.xn--p1ai',
])('%s is a valid address', (email) => {
  expect(errorsOf({ email })).toEqual({});
});

test.each([
  '',
  'jordan',
  'jordan@',
  '@mail.example',
  'jordan@mail',
  'a b@mail.example',
  'a@b.example, c@d.example',
  'a@b.example,c',
  'Jordan <a@b.example>',
  'a..b@mail.example',
  '.a@mail.example',
  'a.@mail.example',
  'a@mail..example',
  'a@-mail.example',
  'a@mail-.example',
  'a@my_mail.example',
  'a@127.0.0.1',
  'a@b@mail.example',
])('"%s" is not a valid address', (email) => {
  expect(errorsOf({ email })).toEqual({ email: 'Enter an email address like name@example.com.' });
});

test.each(['8135550142', '+44 20 7946 0958', '(813) 555-0142 ext. 7'])(
  '%s is a phone number',
  (phoneNumber) => {
    expect(errorsOf({ phoneNumber })).toEqual({});
  },
);

test.each(['', '+1', 'none', '555-0'])('"%s" is not a phone number', (phoneNumber) => {
  expect(errorsOf({ phoneNumber })).toHaveProperty('phoneNumber');
});

test('a phone number that its country cannot have is refused, with the rule', () => {
  const rule = { phoneNumber: 'A US number has 10 digits.' };
  for (const phoneNumber of ['8135', '+1 8135', '813 555 01422'])
    expect(errorsOf({ phoneNumber })).toEqual(rule);
  expect(errorsOf({ phoneNumber: '813 555 0142', country: 'France' })).toEqual({
    phoneNumber: 'A number in France has 9 digits after +33, not counting a leading 0.',
  });
});

test('a phone number costs no lead if it only looks wrong or if its country is unknown', () => {
  expect(errorsOf({ phoneNumber: '(813) 155-0142' })).toEqual({});
  for (const country of [null, '', 'Elsewhere'])
    expect(errorsOf({ phoneNumber: '55501', country })).toEqual({});
});

test('the length of a typed field is reported before other errors', () => {
  const long = { fullName: 'x'.repeat(301), email: 'x'.repeat(321), phoneNumber: 'x'.repeat(81) };
  expect(errorsOf({ ...long, message: 'x'.repeat(5001) })).toEqual({
    fullName: 'Use at most 300 characters.',
    email: 'Use at most 320 characters.',
    phoneNumber: 'Use at most 80 characters.',
    message: 'Use at most 5,000 characters.',
  });
  expect(errorsOf({ fullName: '\u{1F600}'.repeat(300), email: `${'x'.repeat(307)}@mail.example` })).toEqual(
    {},
  );
});

test('an endless address is rejected without backtracking', () => {
  const start = performance.now();
  errorsOf({ email: `${'a.'.repeat(15_000)}a@${'a-'.repeat(15_000)}!` });
  // It takes milliseconds; backtracking would take hours.
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('fields of a wrong type are named, absent and null ones are not', () => {
  expect(errorsOf({ country: 7, servicePrice: null, message: undefined, pageUrl: ['x'] })).toEqual({
    country: 'Choose your country from the list.',
    pageUrl: 'Send the page URL as text.',
  });
});

test('each missing required field is named', () => {
  expect(() => validate('form', {})).toThrow(HttpError);
  const missing = { fullName: null, email: null, phoneNumber: null, termsAgreed: null };
  expect(Object.keys(errorsOf(missing) as object)).toEqual([
    'fullName',
    'email',
    'phoneNumber',
    'termsAgreed',
  ]);
});
