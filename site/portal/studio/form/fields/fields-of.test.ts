// biome-ignore-all lint/suspicious/noTemplateCurlyInString: facts in texts
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../../../schema/load-schemas.ts';
import { alternativeOf } from './alternatives.ts';
import { controlOf } from './control-of.ts';
import { fieldsOf } from './fields-of.ts';
import { schemaOf } from './schema-at.ts';
import { summaryOf } from './summary.ts';
import { itemWord, keyWords, splitHint } from './words.ts';
import { yamlText } from './yaml-text.ts';

const files = loadSchemas();

function fieldsAt(file: string, path: string[], data: Record<string, unknown>, opened?: Set<string>) {
  const schema = schemaOf(file, path, data, files);
  if (!schema) throw new Error(`${file} has no schema at ${path.join('.')}.`);
  const value = path.reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], data);
  return fieldsOf({ schema, data: value, path, ...(opened && { opened }) }, files);
}

const heroPage = (hero: Record<string, unknown>) => ({ sections: { hero: { type: 'hero', ...hero } } });
const heroFields = (hero: Record<string, unknown>, opened?: Set<string>) =>
  fieldsAt('lp.yaml', ['sections', 'hero'], heroPage(hero), opened);
const keys = (fields: { key: string }[]) => fields.map(({ key }) => key);

describe('the fields of a section', () => {
  it('are the keys that are there or have to be, in the order of the schema', () => {
    const { shown, addable } = heroFields({ lead: 'A.', rotate: ['A', 'B'] });
    expect(keys(shown)).toEqual(['type', 'headline', 'rotate', 'lead']);
    expect(keys(addable)).toEqual(expect.arrayContaining(['actions', 'rating', 'from', 'until', 'allow']));
  });

  it('include those that their author has just opened', () => {
    const { shown, addable } = heroFields({}, new Set(['rating']));
    expect(keys(shown)).toContain('rating');
    expect(keys(addable)).not.toContain('rating');
  });

  it('have words, a hint, and an example', () => {
    const lead = heroFields({ lead: 'A.' }).shown.find(({ key }) => key === 'lead');
    expect(lead).toMatchObject({
      path: ['sections', 'hero', 'lead'],
      label: 'Lead',
      hint: 'One or two short sentences: at most 78 characters fill two lines on a phone.',
      example: 'A certified writer takes a pencil to every line.',
      isRequired: false,
      control: { kind: 'text', isRich: true, hasBreaks: true, inserts: [] },
    });
    const headline = heroFields({}).shown.find(({ key }) => key === 'headline');
    expect(headline?.control).toMatchObject({ inserts: ['{rotate}'] });
  });

  it('keep keys that the schema does not know', () => {
    expect(heroFields({ sparkle: { much: true } }).unknown).toEqual([
      { key: 'sparkle', path: ['sections', 'hero', 'sparkle'], value: { much: true } },
    ]);
  });
});

describe('the fields of a button', () => {
  const buttonFields = (widget: Record<string, unknown>) => fieldsAt('lp.yaml', ['widget'], { widget });

  it('have its target apart, with one that is there', () => {
    const { shown, targets } = buttonFields({ label: 'Chat', chat: true });
    expect(keys(shown)).toEqual(['label']);
    expect(targets.map(({ key, value }) => [key, value])).toEqual([
      ['form', undefined],
      ['chat', true],
      ['link', undefined],
      ['anchor', undefined],
      ['call', undefined],
    ]);
  });

  it('offer a plan only with a form', () => {
    expect(keys(buttonFields({ label: 'Order', form: 'order' }).addable)).toContain('plan');
    expect(keys(buttonFields({ label: 'Chat', chat: true }).addable)).not.toContain('plan');
  });
});

describe('controls', () => {
  const controlAt = (path: string[], value: unknown, file = 'site.yaml') => {
    const data = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
    const schema = schemaOf(file, path, data, files);
    return schema && controlOf(schema, value, files);
  };

  it.each<[string[], unknown, object]>([
    [['vitals'], true, { kind: 'flag' }],
    [['chat', 'form'], 'ask', { kind: 'reference', reference: { to: 'forms' } }],
    [['redirects', '/old/'], '/new/', { kind: 'link' }],
    [['brand', 'colors', 'ink'], '#000000', { kind: 'color' }],
    [['chat', 'opensAfter'], 500, { kind: 'number', isWhole: true, takesFacts: false }],
    [['facts'], {}, { kind: 'map' }],
    [['tags', 'conversions'], {}, { kind: 'union' }],
    [['vitals'], { odd: true }, { kind: 'unknown' }],
  ])('of %j with %j', (path, value, control) => {
    expect(controlAt(path, value)).toMatchObject(control);
  });

  it('offer the kinds of values that a key can have', () => {
    const fact = controlAt(['facts', 'price'], 79);
    if (fact?.kind !== 'union') throw new Error('A fact can be of several kinds.');
    expect(fact.alternatives.map(({ label, types }) => [label, types])).toEqual([
      ['A value', ['string', 'number']],
      ['In detail', ['object']],
    ]);
    expect(alternativeOf(fact.alternatives, { value: 1 })?.label).toBe('In detail');
    const tags = controlAt(['tags'], false);
    expect(tags).toMatchObject({ alternatives: [{ label: 'On' }, { label: 'Off', start: false }] });
  });

  it('let a column of a table take the place of a number', () => {
    const { control } =
      fieldsAt('prices.yaml', ['sections', 'hero', 'rating'], heroPage({ rating: { value: '{{stars}}' } }))
        .shown[0] ?? {};
    expect(control).toEqual({ kind: 'number', isWhole: false, takesFacts: true });
  });
});

it.each([
  ['desktopOnly', 'Desktop only'],
  ['ats-band', 'ATS band'],
  ['rotate', 'Words that rotate'],
  ['formUrl', 'Form URL'],
])('calls the key %s “%s”', (key, words) => {
  expect(keyWords(key)).toBe(words);
});

it.each([
  ['Words that rotate', 'Word'],
  ['Buttons', 'Button'],
  ['Categories', 'Category'],
  ['Focus', 'Item'],
  ['Class', 'Item'],
])('calls one of “%s” “%s”', (words, word) => {
  expect(itemWord(words)).toBe(word);
});

it('cuts a long description after its first sentence, or at its colon', () => {
  expect(splitHint('The headline. `{rotate}` marks where words appear.')).toEqual({
    hint: 'The headline.',
    more: '`{rotate}` marks where words appear.',
  });
  const long = 'The purpose of the form: '.concat('one of several words, '.repeat(6), 'or none.');
  expect(splitHint(long).hint).toBe('The purpose of the form:');
  expect(splitHint('Price, e.g. 5 dollars.')).toEqual({ hint: 'Price, e.g. 5 dollars.', more: '' });
});

it.each([
  [{ label: 'Go', form: 'order' }, 'Go', 'opens order'],
  [{ label: 'Chat', chat: true, look: 'outline' }, 'Chat', 'chat, outline'],
  [{ label: 'Up', anchor: 'top' }, 'Up', 'to top'],
  [{ text: '**From** ==${price}==\nnow' }, 'From ${price} now', ''],
  [{ value: 15, unit: 'days' }, '15', ''],
  [{}, 'Empty', ''],
])('sums up %j', (item, name, note) => {
  expect(summaryOf(item)).toEqual({ name, note });
});

it('writes values as YAML to read', () => {
  const value = { theme: 'night', list: [1, { a: 'b: c', d: [] }], 'empty text': '' };
  expect(yamlText(value)).toBe('theme: night\nlist:\n  - 1\n  - a: "b: c"\n    d: []\nempty text: ""');
});
