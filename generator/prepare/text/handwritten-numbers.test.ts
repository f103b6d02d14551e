import { describe, expect, it, test } from 'vitest';
import { fact } from '../../fixtures/fact.ts';
import { createNumberFinder, createPhoneFinder } from './handwritten-numbers.ts';
import { ledgerFact } from './read-fact.ts';

const find = createNumberFinder([
  ['turnaround', ledgerFact({ value: '48–72', unit: 'hours' })],
  ['webTurnaround', ledgerFact({ value: 5, unit: 'business days' })],
  ['refundDays', ledgerFact({ value: 15, unit: 'days' })],
  ['entryRevisions', ledgerFact({ value: 5, unit: 'revisions' })],
  ['industries', ledgerFact({ value: 200, unit: 'industries' })],
  ['passed', ledgerFact({ value: 90, unit: '%' })],
  ['price', ledgerFact({ value: 119, unit: '$' })],
  ['rating', ledgerFact({ value: 4.5, unit: 'out of 5' })],
  ['callbacks', ledgerFact({ value: 'three', unit: 'times' })],
  ['founded', ledgerFact('2016')],
]);
const writtenIn = (text: string) => find(text).map(({ written }) => written);

it.each([
  ['Ready in 48-72 hours.', '48-72 hours'],
  ['Ready in 48–72 hours.', '48–72 hours'],
  ['Ready in 48 to 72 hours.', '48 to 72 hours'],
  ['A 72-hour turnaround', '72-hour'],
  ['Quick 24-48 Hour Turnaround', '24-48 Hour'],
  ['Online in 5 business days', '5 business days'],
  ['within fifteen days', 'fifteen days'],
  ['three complimentary revisions', 'three complimentary revisions'],
  ['Unlimited revisions', 'Unlimited revisions'],
  ['over 200 industries', '200 industries'],
  ['Over 90% pass', '90%'],
  ['from $1,500.50 a page', '$1,500.50'],
  ['rated 4.5 out of 5', '4.5 out of 5'],
  ['three times the callbacks', 'three times'],
])('in "%s", "%s" is a number of the ledger', (text, written) => {
  expect(writtenIn(text)).toEqual([written]);
});

it.each([
  `Ready in ${fact('turnaround')}.`,
  `${fact('turnaround.value')}-hour turnaround`,
  'We answer around the clock, 24/7.',
  'Page 12 of 30',
  'the day after the interview',
  'Founded in 2016',
  'four weeks',
  'a revision, an hour, one day',
])('"%s" has no number of the ledger', (text) => {
  expect(writtenIn(text)).toEqual([]);
});

test('a number belongs to its longest unit, and all facts with this unit are named', () => {
  expect(find('5 business days, then 15 days')).toEqual([
    { written: '5 business days', unit: 'business days', facts: [{ name: 'webTurnaround', value: '5' }] },
    { written: '15 days', unit: 'days', facts: [{ name: 'refundDays', value: '15' }] },
  ]);
});

test('without units in the ledger, nothing is found', () => {
  expect(createNumberFinder([['turnaround', ledgerFact('48 hours')]])('Ready in 48 hours.')).toEqual([]);
});

describe('a phone number in a text', () => {
  const find = createPhoneFinder('(813) 555-0119');

  it.each([
    '813-555-0119',
    '(813) 555-0119',
    '+1 813 555 0119',
    '1.813.555.0119',
    '8135550119',
    '+18135550119',
  ])('is found as %s', (written) => expect(find(`Call ${written}.`)).toBe(written));

  it.each(['(813) 555-0142', '28135550119', '81355501190', 'order 813-555'])('is not %s', (text) =>
    expect(find(text)).toBeUndefined(),
  );
});
