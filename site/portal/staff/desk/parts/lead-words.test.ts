import { expect, it } from 'vitest';
import { consentName, formName, pageTitle, priceText } from './lead-words.ts';

it.each([
  ['79', '$79'],
  ['79.5', '$79.50'],
  ['1499', '$1,499'],
  ['$79', '$79'],
  ['from $79', 'from $79'],
])('shows the price %s as %s', (price, text) => {
  expect(priceText(price)).toBe(text);
});

it.each([
  [null, 'Request'],
  ['chat', 'Chat'],
  ['order', 'Order form'],
  ['contact-form', 'Contact form'],
  ['Career quiz', 'Career quiz form'],
])('names the form %s', (form, name) => {
  expect(formName(form)).toBe(name);
});

it.each([
  ['termsAgreed', 'Terms'],
  ['textMessages', 'Text messages'],
  ['sms-consent', 'Sms consent'],
])('names the consent %s', (field, name) => {
  expect(consentName(field)).toBe(name);
});

it('names a page and its revision', () => {
  expect(pageTitle('Pricing', '17')).toBe('Pricing, revision\u00a017');
  expect(pageTitle('Pricing', null)).toBe('Pricing');
  expect(pageTitle('', '17')).toBe('');
});
