import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { createAjv } from './ajv.ts';
import { loadPredicates } from './predicates.ts';

const files = loadSchemas();

test('compiled predicates agree with Ajv on valid and invalid data, for every schema', () => {
  const ajv = createAjv(files, true);
  const predicates = loadPredicates(files);
  const samples = [
    ...[{}, [], '', null, 1, { type: 'faqs', heading: 'Fair questions.', items: 'all' }],
    ...[
      { type: 'faqs', heading: 'Fair questions.', items: ['all', 'all'], more: 1 },
      { a: { question: 'Why?' } },
    ],
    ...[{ a: { question: 'Why?', answer: 'So.' } }, { title: 'A title', route: '/a/', sections: {} }],
  ];
  const verdicts = files.flatMap(({ path, schema }) =>
    samples.map((sample) => [
      path,
      predicates.get(path)?.(sample),
      ajv.getSchema(schema.$id ?? '')?.(sample),
    ]),
  );
  for (const [path, ours, theirs] of verdicts) expect([path, ours]).toEqual([path, theirs]);
  expect(new Set(verdicts.map(([, ours]) => ours))).toEqual(new Set([true, false]));
});
