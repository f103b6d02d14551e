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
  it('are inserted at every use', () => {
    expect(put(`${fact('city')}, ${fact('days')} days, ${fact('city')}`).result).toBe(
      'Duluth, 15 days, Duluth',
    );
  });

  it('do not change a text without them', () => {
    expect(put('For $15 {rotate} {tick}')).toEqual({ result: 'For $15 {rotate} {tick}', missing: [] });
  });

  it('can have spaces around the name', () => {
    expect(put(`in ${fact(' city ')}`)).toEqual({ result: 'in Duluth', missing: [] });
  });

  it('are reported and left unchanged when unknown, even if the name is malformed', () => {
    expect(put(`${fact('town')}!`)).toEqual({
      result: `${fact('town')}!`,
      missing: [['town', fact('town')]],
    });
    for (const name of ['refund-days', 'my fact', '', 'a.b', '1st'])
      expect(put(fact(name)).missing).toEqual([[name, fact(name)]]);
  });

  it('are not expanded inside the value of a fact', () => {
    expect(put(fact('tricky')).result).toBe(fact('city'));
  });

  it('can contain replacement patterns such as $&', () => {
    expect(
      interpolate(
        fact('x'),
        () => '$& $1 $$',
        () => {},
      ),
    ).toBe('$& $1 $$');
  });
});
