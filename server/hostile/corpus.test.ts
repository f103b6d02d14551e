import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { callNames, calls } from './calls.ts';
import { corpus } from './corpus/index.ts';

const cases = corpus.flatMap((family) => family.cases);

test('the corpus has at least 300 different requests', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  const requests = cases.map(({ wire }) => {
    const { bytes, isEnded = false } = wire('visitor@mail.example');
    return `${hash('sha256', bytes)} ${isEnded}`;
  });
  expect(new Set(requests).size).toBe(cases.length);
});

test.each(['wrong types', 'too large', 'control characters', 'line breaks', 'scripts', 'Unicode'])(
  'the family %s covers every field of every applicable call',
  (name) => {
    const names = corpus.find((family) => family.name === name)?.cases.map((hostile) => hostile.name) ?? [];
    for (const call of callNames.filter((each) => !(name === 'wrong types' && each === 'form'))) {
      for (const field of Object.keys(calls[call].fields))
        expect(names.filter((each) => each.endsWith(` in ${field} of the ${call} call`))).not.toEqual([]);
    }
  },
);
