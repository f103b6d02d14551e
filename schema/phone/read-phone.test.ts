import { expect, test } from 'vitest';
import { readPhone } from './read-phone.ts';

const read = (written: string, country = 'United States') => readPhone(written, country);

test.each([
  '(512) 555-0188',
  '512.555.0188',
  '+1 512 555 0188',
  '1-512-555-0188',
  '5125550188',
  '15125550188',
])('%s is read as people write it', (written) => {
  expect(read(written)).toEqual({
    number: '+15125550188',
    href: 'tel:+15125550188',
    label: '(512) 555-0188',
  });
});

test('a number of another country is shown in full, and its trunk prefix is dropped', () => {
  const london = { number: '+442079460958', href: 'tel:+442079460958', label: '+44 20 7946 0958' };
  expect(read('+44 (0)20 7946 0958')).toEqual(london);
  expect(read('020 7946 0958', 'United Kingdom')).toEqual(london);
});

test('an extension is dialed, too', () => {
  expect(read('(512) 555-0188 ext. 5')).toMatchObject({ href: 'tel:+15125550188;ext=5' });
});

test.each([
  ['call us', 'It is not one phone number.'],
  ['512-555-0188 or 512-555-0189', 'It is not one phone number.'],
  ['(512) 555-018', 'A US number has 10 digits.'],
  ['(123) 555-0188', 'No number that we know begins like this.'],
])('%s is not a phone number', (written, reason) => {
  expect(read(written)).toEqual({ reason });
});

test('a number in full can be newer than the list of numbers', () => {
  expect(read('+1 123 555 0188')).toMatchObject({ href: 'tel:+11235550188', label: '(123) 555-0188' });
});
