import { describe, expect, it } from 'vitest';
import { applyOperation } from '../../../../../generator/edit/operations/apply-operation.ts';
import { editedTexts, withEdit } from '../../../../../generator/edit/operations/site-edit.ts';
import { filesOf } from '../../../../../generator/edit/operations/testing/files-of.ts';
import { formSources } from '../../../../../generator/fixtures/form-sources.ts';
import type { Path } from '../../../../../schema/api/studio/operation.ts';
import { withEdits } from './edit.ts';
import { operationsOf } from './operations-of.ts';
import { inheritanceOf, linesOf } from './origins.ts';
import type { FormSource } from './source.ts';

const base = `route: /lp/
theme: day
title: LP
sections:
  hero:
    type: hero
    headline: Hello
    rating: { value: 4, source: Fairpost }
    rotate: [A, B]
  faqs:
    type: faqs
    heading: Questions
    lead: Ask us.
`;
const own = `extends: lp
route: /tampa/
title: Tampa
sections:
  faqs:
    heading: Tampa asks
  news:
    type: notice
    heading: News
`;
const files = filesOf({ 'lp.yaml': base, 'tampa.yaml': own });

function tampa(from = files): FormSource {
  const found = formSources(from).find(({ page }) => page === 'tampa');
  if (!found) throw new Error('The test has no page "tampa".');
  return found;
}

describe('a value of a variant', () => {
  it.each<[string, Path]>([
    ['own', ['route']],
    ['own', ['sections', 'news', 'heading']],
    ['own', ['sections', 'faqs']],
    ['inherited', ['theme']],
    ['inherited', ['sections', 'hero']],
    ['inherited', ['sections', 'hero', 'rotate']],
    ['inherited', ['sections', 'faqs', 'lead']],
    ['overridden', ['title']],
    ['overridden', ['sections', 'faqs', 'heading']],
  ])('is %s: %j', (kind, path) => {
    expect(inheritanceOf(tampa(), path)).toEqual({ kind, from: kind === 'own' ? '' : 'lp' });
  });
});

describe('the lines that a change takes', () => {
  it.each<[Path, string]>([
    [['theme'], 'night'],
    [['sections', 'faqs', 'lead'], 'New.'],
    [['sections', 'faqs', 'lead'], 'Two\nlines'],
    [['sections', 'faqs', 'lead'], `One line.\n${'Another one. '.repeat(9)}`],
    [['sections', 'hero', 'headline'], 'Hi'],
    [['sections', 'hero', 'rating', 'source'], 'Other'],
  ])('are counted as they will be: %j', (path, value) => {
    const source = tampa();
    const edit = { kind: 'set', path, value } as const;
    const [operation] = operationsOf(edit, source);
    if (!operation) throw new Error('No operation.');
    const change = applyOperation(files, operation);
    const after = editedTexts(change, files).get('tampa.yaml') ?? '';
    const added = after.split('\n').length - own.split('\n').length;
    expect(linesOf(withEdits(source, [edit]), path)).toBe(added);
    // The same once the studio has answered.
    expect(linesOf(tampa(withEdit(files, change)), path)).toBe(added);
  });

  it('are not counted for a list, which can be written in several ways', () => {
    expect(linesOf(tampa(), ['sections', 'hero', 'rotate'])).toBeUndefined();
  });
});
