import { describe, expect, it } from 'vitest';
import { fact } from '../../fixtures/fact.ts';
import { interpolate } from './interpolate.ts';

const facts = new Map([
  ['city', 'Duluth'],
  ['days', '15'],
  ['tricky', fact('city')],
]);

function put(text: string) {
  const missing: [string, string][] = [];
  const result = interpolate(
    text,
    (name) => facts.get(name),
    (name, written) => missing.push([name, written]),
  );
  return { result, missing };
}

describe('facts in a text', () => {
  it('are put in, as often as they are used', () => {
    expect(put(`${fact('city')}, ${fact('days')} days, ${fact('city')}`).result).toBe(
      'Duluth, 15 days, Duluth',
    );
  });

  it('leave a text without them as it is', () => {
    expect(put('For $15 {rotate} {tick}')).toEqual({ result: 'For $15 {rotate} {tick}', missing: [] });
  });

  it('are found with blanks around the name', () => {
    expect(put(`in ${fact(' city ')}`)).toEqual({ result: 'in Duluth', missing: [] });
  });

  it('that are not there are told and stay as they were typed, in whatever way they were typed', () => {
    expect(put(`${fact('town')}!`)).toEqual({
      result: `${fact('town')}!`,
      missing: [['town', fact('town')]],
    });
    for (const name of ['refund-days', 'my fact', '', 'a.b', '1st'])
      expect(put(fact(name)).missing).toEqual([[name, fact(name)]]);
  });

  it('are not looked for in the value of a fact', () => {
    expect(put(fact('tricky')).result).toBe(fact('city'));
  });

  it('keep signs that mean something to a replacement', () => {
    expect(
      interpolate(
        fact('x'),
        () => '$& $1 $$',
        () => {},
      ),
    ).toBe('$& $1 $$');
  });
});
