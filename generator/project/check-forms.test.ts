import { expect, test } from 'vitest';
import type { Form, FormFields } from '../../schema/generated/types.ts';
import { checkForm } from './check-forms.ts';

const whole: FormFields = { name: true, email: true, phone: true, consent: true };
const own = (count: number, prefix: string): FormFields =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `${prefix}-${index}`,
      { type: 'text', label: 'L' } as const,
    ]),
  );
const found = (changes: Partial<Form>) =>
  checkForm('f', { kind: 'lead', title: 'T', submit: 'S', ...changes }).map(
    ({ code, path }) => `${code} ${path.slice(1).join('.')}`,
  );

test('a form without fields, and one with all that its kind requires, have no mistakes', () => {
  expect(found({})).toEqual([]);
  expect(found({ fields: { ...whole, message: { required: false } } })).toEqual([]);
  expect(found({ kind: 'rewrite', fields: { contact: true, name: true } })).toEqual([]);
  expect(found({ kind: 'consultation', fields: { name: true, email: true, phone: true } })).toEqual([]);
});

test('what a kind requires differs', () => {
  expect(found({ kind: 'contact', fields: whole })).toEqual(['MissingFormField fields']);
  expect(found({ kind: 'rewrite', fields: { name: true, email: true } })).toEqual([
    'FieldOfOtherKind fields.email',
    'MissingFormField fields',
  ]);
  expect(found({ kind: 'consultation', fields: whole })).toEqual(['FieldOfOtherKind fields.consent']);
});

test('a misspelled field is one mistake', () => {
  expect(found({ fields: { name: true, emial: true, phone: true, consent: true } })).toEqual([
    'UnknownFormField fields.emial',
  ]);
});

test('all steps together have at most twenty fields of their own', () => {
  const steps = (count: number) => [
    { heading: 'One', fields: { ...whole, ...own(12, 'a') } },
    { heading: 'Two', fields: own(count, 'b') },
  ];
  expect(found({ steps: steps(8) })).toEqual([]);
  expect(found({ steps: steps(9) })).toEqual(['TooMany steps.1.fields']);
});
