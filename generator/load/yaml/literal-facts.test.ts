import { expect, it } from 'vitest';
import { withLiteralFacts } from './literal-facts.ts';
import { createYamlReader } from './read-yaml.ts';

const read = createYamlReader();
const factsOf = (text: string) => withLiteralFacts(read(text).data as Record<string, unknown>, text).facts;

it.each(['1.50', '007', '1e3', '12345678901234567890', '.inf', '.nan', '0x1F', '-5', '+3', '40'])(
  'the fact %s keeps its notation',
  (number) => {
    expect(factsOf(`route: /\nfacts:\n  one: ${number} # a comment\n  two: word\ntitle: T\n`)).toEqual({
      one: number,
      two: 'word',
    });
    expect(factsOf(`facts: { one: ${number}, two: word }\n`)).toEqual({ one: number, two: 'word' });
    const long = `facts:\n  one: { value: ${number}, unit: days }\n`;
    expect(factsOf(long)).toEqual({ one: { value: number, unit: 'days' } });
  },
);

it('facts keep their notation in a file that cannot be split', () => {
  expect(factsOf('"route": /\n? facts\n: { one: 1.50 }\n')).toEqual({ one: '1.50' });
});

it('other values and pages without facts are not changed', () => {
  const yaml = 'facts: { yes: true, none: null, text: "1.50", list: [1.50] }\n';
  expect(factsOf(yaml)).toEqual({ yes: true, none: null, text: '1.50', list: [1.5] });
  const data = { route: '/', budgets: { html: 1.5 } };
  expect(withLiteralFacts(data, 'route: /\nbudgets: { html: 1.50 }\n')).toBe(data);
});
