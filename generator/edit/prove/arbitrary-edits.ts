import fc from 'fast-check';
import type { RandomEdit } from './random-edits.ts';

/** Texts that YAML reads as something else, or not at all, without quotes. */
const trickyTexts = [
  ...[
    '',
    ' ',
    'yes',
    'No',
    'on',
    'y',
    'true',
    'null',
    '~',
    '1e3',
    '0x10',
    '0o7',
    '017',
    '1_000',
    '12:30:45',
    '.5',
    '-.inf',
  ],
  ...[
    '2026-01-01',
    '2026-01-01T10:00:00Z',
    'a: b',
    'a:',
    ':a',
    'a #b',
    '#a',
    '&a',
    '*a',
    '!a',
    '%a',
    '@a',
    '`a',
    '|',
    '>-',
  ],
  ...[
    '- a',
    '-',
    '---',
    '--- a',
    '...',
    '? a',
    '?',
    '[a]',
    '{a}',
    'a, b',
    "it's",
    '"a"',
    "'a'",
    '\\',
    '=',
    '<<',
    ' a',
    'a ',
  ],
  ...[
    'a\tb',
    '\ta',
    'a\u00a0b',
    '\u00a0',
    'a\u2028b',
    '\ufeffa',
    '\u0000',
    '\u0085',
    '\ud800',
    '👩‍💻 𝄞',
    'C#',
    'a  b',
    'a:b',
  ],
  ...[
    'a\n',
    '\n',
    'a\nb',
    'a\n\nb\n',
    '  a\nb',
    'a\n  b',
    'a\n\n\n',
    '\na',
    'a \nb',
    '# a\n- b: c\n',
    'a\n \nb',
    '\ta\nb',
    'a\r\nb',
  ],
];

const words = fc.constantFrom(
  'resume',
  'pencil',
  '**bold**',
  '{phone}',
  'line:',
  '#1',
  '“quoted”',
  'a',
  'of',
  '—',
  '- x',
);

const prose = fc
  .array(fc.array(words, { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 3 })
  .map((lines) => lines.map((line) => line.join(' ')).join('\n'));

const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...trickyTexts) },
  { weight: 2, arbitrary: prose },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(...' \n:#-,[]{}\'"|>a1&*?\t'), maxLength: 12 }) },
);

const constants = fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constant(null));

const keys = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('title', 'hero', 'new-key', 'items', 'a', 'b') },
  { weight: 1, arbitrary: texts.filter((text) => text !== '<<') },
);

const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    { weight: 4, arbitrary: texts },
    { weight: 2, arbitrary: constants },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.dictionary(keys, tie('value'), { maxKeys: 4, noNullPrototype: true }) },
  ),
})).value;

const edit: fc.Arbitrary<RandomEdit> = fc.record({
  kind: fc.constantFrom('set', 'set', 'text', 'add', 'remove', 'move'),
  pick: fc.nat(),
  key: keys,
  value: values,
  text: texts,
});

/** Edits to apply to a file, to a variant of it, or to the sections of both. */
export interface EditSequence {
  source: string;
  target: 'file' | 'variant' | 'sections';
  edits: RandomEdit[];
}

/** @param files small files are used more often, because they are quick to edit */
export function editSequences({ small, large }: { small: readonly string[]; large: readonly string[] }) {
  return fc.record<EditSequence>({
    source: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...small) },
      { weight: 1, arbitrary: fc.constantFrom(...large) },
    ),
    target: fc.oneof(
      { weight: 4, arbitrary: fc.constant('file' as const) },
      { weight: 1, arbitrary: fc.constantFrom('variant', 'sections') },
    ),
    edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
  });
}
