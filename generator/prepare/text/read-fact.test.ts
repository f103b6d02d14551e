import { describe, expect, it, test } from 'vitest';
import { amountOf, type LedgerFact, ledgerFact, readFact } from './read-fact.ts';

const facts = new Map<string, LedgerFact>([
  ['turnaround', ledgerFact({ value: '48–72', unit: 'hours', counts: 'to the draft', scope: 'resumes' })],
  ['price', ledgerFact({ value: 1500, unit: '$' })],
  ['passed', ledgerFact({ value: 90, unit: '%' })],
  ['rounds', ledgerFact({ value: 'unlimited', unit: 'revisions' })],
  ['city', ledgerFact('Duluth')],
]);
const read = (reference: string) => readFact(reference, (name) => facts.get(name));

describe('a reference to a fact', () => {
  it('shows the value with its unit', () => {
    expect(['turnaround', 'price', 'passed', 'city'].map(read)).toEqual([
      '48–72 hours',
      '$1500',
      '90%',
      'Duluth',
    ]);
  });

  it('shows cents with two digits', () => {
    const prices = ['99.5', '99.50', '1,250'].map((value) => ledgerFact({ value, unit: '$' }));
    expect(prices.map((fact) => readFact('price', () => fact))).toEqual(['$99.50', '$99.50', '$1,250']);
  });

  it('shows one part of the fact after a dot', () => {
    expect(['turnaround.value', 'turnaround.counts', 'turnaround.scope', 'price.value'].map(read)).toEqual([
      '48–72',
      'to the draft',
      'resumes',
      '1500',
    ]);
  });

  it('capitalizes the text if its name is capitalized', () => {
    expect(['Rounds', 'Turnaround.counts', 'Price'].map(read)).toEqual([
      'Unlimited revisions',
      'To the draft',
      '$1500',
    ]);
  });

  it('has no text if the fact or its part does not exist', () => {
    for (const reference of ['town', 'city.counts', 'turnaround.unit', 'turnaround.', 'a.b.c', ''])
      expect(read(reference)).toBeUndefined();
  });
});

test('a page replaces the value of a fact, or more of it', () => {
  const base = facts.get('turnaround');
  expect(ledgerFact(24, base)).toEqual({ ...base, value: '24' });
  expect(ledgerFact({ value: 2, unit: 'days' }, base)).toEqual({ ...base, value: '2', unit: 'days' });
});

test('a unit that the value already has is not repeated', () => {
  const shown = (value: string, unit: string) => readFact('one', () => ({ value, unit }));
  expect([shown('24 hours', 'hours'), shown('$99', '$'), shown('15%', '%')]).toEqual([
    '24 hours',
    '$99',
    '15%',
  ]);
});

test('an amount is the number in a value', () => {
  const values = ['1500', '$1,500', '4.5', '90%', '10+', '48–72', 'unlimited', ''];
  expect(values.map((value) => amountOf({ value }))).toEqual([
    1500,
    1500,
    4.5,
    90,
    10,
    undefined,
    undefined,
    undefined,
  ]);
});
