import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { breadcrumbsOf, labelOf } from './label-of.ts';
import { labels } from './labels.ts';
import { sectionName } from './section-name.ts';

const schemas = loadSchemas();
const data = {
  route: '/a/',
  facts: { city: 'Tampa' },
  sections: {
    hero: {
      type: 'hero',
      headline: 'The {rotate} page',
      actions: [
        { label: 'Go', chat: true },
        { label: 'Ask', call: true },
      ],
    },
    faqs: {
      type: 'faqs',
      heading: 'Fair ==questions==.',
      items: ['when', { question: 'Do you print?', answer: 'Yes.' }],
    },
  },
};
const page = { file: 'a.yaml', data, schemas };

describe('a value is called', () => {
  it.each([
    [['title'], 'Title in search results'],
    [['facts', 'city'], 'City'],
    [['sections', 'hero', 'headline'], 'Headline'],
    [['sections', 'hero', 'actions', 1, 'label'], 'Button 2: label'],
    [['sections', 'hero', 'actions', 1, 'look'], 'Button “Ask”: look'],
    [['sections', 'hero', 'rating', 'value'], 'Rating: stars'],
    [['sections', 'faqs', 'items', 1, 'answer'], 'Question “Do you print?”: answer'],
    [['sections', 'faqs', 'items', 1, 'question'], 'Question 2: question'],
    [['sections', 'faqs', 'items', 0], 'Question 1'],
    [['sections', 'faqs'], 'Fair questions.'],
    [['sections', 'gone', 'someKey'], 'Some key'],
    [[], 'a.yaml'],
  ])('%j: %s', (path, label) => {
    expect(labelOf(path, page)).toBe(label);
  });

  it('by what its reference names', () => {
    const names = { entry: () => ({ words: 'When?', isName: false }) };
    expect(labelOf(['sections', 'faqs', 'items', 0], { ...page, names })).toBe('Question “When?”');
  });

  it('by the entry of its content file', () => {
    const plans = { small: { name: 'Small', kind: 'Box', price: 9 } };
    const source = { file: 'content/plans.yaml', data: plans, schemas };
    expect(labelOf(['small', 'price'], source)).toBe('Small Box: price');
  });

  it('after the way to it', () => {
    expect(breadcrumbsOf(['sections', 'hero', 'headline'], page)).toEqual(['Hero', 'Headline']);
    expect(breadcrumbsOf(['sections', 'hero', 'actions', 1, 'label'], page)).toEqual([
      'Hero',
      'Button 2',
      'Label',
    ]);
  });
});

describe('a section is called', () => {
  it('by its heading or title without marks', () => {
    expect(sectionName(data.sections.faqs, 'faqs')).toEqual({ name: 'Fair questions.', key: 'heading' });
    expect(sectionName({ type: 'policy', title: 'Terms\nof use' }, 'terms').name).toBe('Terms of use');
  });

  it('by its type in words otherwise, and by its id if it has none', () => {
    expect(sectionName(data.sections.hero, 'top').name).toBe('Hero');
    expect(sectionName({ type: 'ats-band' }, 'scan').name).toBe('ATS band');
    expect(sectionName(null, 'our-clients').name).toBe('Our clients');
  });
});

/** All keys of the schemas, alone and behind the key or the file that they are in. */
function keysIn(schema: unknown, around: string, found: Set<string>): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === 'properties')
      for (const [key, inner] of Object.entries(value as object)) {
        found.add(key).add(`${around}.${key}`);
        keysIn(inner, key, found);
      }
    else if (keyword === '$defs')
      for (const [name, inner] of Object.entries(value as object)) keysIn(inner, name, found);
    else keysIn(value, around, found);
  }
  return found;
}

it('every label is that of a key in the schemas', () => {
  const found = new Set<string>();
  for (const { path, schema } of schemas) {
    if (path.startsWith('api/')) continue;
    keysIn(schema, path.replace(/^.*\/|\.schema\.json$/g, ''), found);
  }
  // Definitions are used under these keys, and collections are called by their names.
  const known = {
    conversion: 'conversions',
    scanResult: 'results',
    policyPart: 'parts',
    fact: 'facts',
    experimentPlan: 'plan',
  };
  for (const key of [...found])
    for (const [definition, used] of Object.entries(known))
      if (key.startsWith(`${definition}.`)) found.add(key.replace(definition, used));
  found.add('faqs');
  expect(Object.keys(labels).filter((key) => !found.has(key))).toEqual([]);
});
