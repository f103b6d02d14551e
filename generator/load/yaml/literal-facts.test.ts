import { expect, it } from 'vitest';
import { withLiteralFacts } from './literal-facts.ts';
import { createYamlReader } from './read-yaml.ts';

const read = createYamlReader();
const factsOf = (text: string) => withLiteralFacts(read(text).data as Record<string, unknown>, text).facts;

it.each(['1.50', '007', '1e3', '12345678901234567890', '.inf', '.nan', '0x1F', '-5', '+3', '40'])(
  'a fact that is written %s is shown so',
  (number) => {
    expect(factsOf(`route: /\nfacts:\n  one: ${number} # as it is\n  two: word\ntitle: T\n`)).toEqual({
      one: number,
      two: 'word',
    });
    expect(factsOf(`facts: { one: ${number}, two: word }\n`)).toEqual({ one: number, two: 'word' });
  },
);

it('facts of files that cannot be cut are shown as they are written, too', () => {
  expect(factsOf('"route": /\n? facts\n: { one: 1.50 }\n')).toEqual({ one: '1.50' });
});

it('what is no number is left alone, and so are pages without facts', () => {
  const yaml = 'facts: { yes: true, none: null, text: "1.50", list: [1.50] }\n';
  expect(factsOf(yaml)).toEqual({ yes: true, none: null, text: '1.50', list: [1.5] });
  const data = { route: '/', budgets: { html: 1.5 } };
  expect(withLiteralFacts(data, 'route: /\nbudgets: { html: 1.50 }\n')).toBe(data);
});
