import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { loadSchemas, sectionTypes } from '../../schema/load-schemas.ts';
import { check } from '../commands/check.ts';
import { northlight } from '../fixtures/folders.ts';
import type { PageMistake } from '../fixtures/mistakes/corpus/page-mistake.ts';
import { references } from '../fixtures/mistakes/corpus/references.ts';
import { settings } from '../fixtures/mistakes/corpus/settings.ts';
import { values } from '../fixtures/mistakes/corpus/values.ts';
import { variants } from '../fixtures/mistakes/corpus/variants.ts';
import { writing } from '../fixtures/mistakes/corpus/writing.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import { slug } from '../lib/slug.ts';
import type { Problem } from './problem.ts';

const allTypes = sectionTypes(loadSchemas()).join(', ');

/** Programming and YAML terms that a marketer cannot be expected to know. */
const jargon =
  /\b(undefined|(?<!: )null(?!["\n.])|NaN|schema|mapping|scalar|sequence|implicit|node|token|parse|regex|pattern|boolean|string|enum|property|properties|additional)\b|\[object|\^\[/i;

// Each mistake is a page of its own, so one check finds all mistakes of a list.

const text = readFileSync(new URL('../fixtures/mistakes/corpus/fair.yaml', import.meta.url), 'utf8');

/** @returns the page with the mistake */
function changed([name, from, to]: PageMistake): string {
  if (!text.includes(from)) throw new Error(`${name}: fair.yaml does not contain ${JSON.stringify(from)}`);
  return text.replace(from, () => to);
}

function variant([, added]: [name: string, added: string]): string {
  const base = added.startsWith('extends:') ? '' : 'extends: landing\n';
  return `${base}route: /fair/\ntitle: Paper in Austin\n${added}`;
}

/** Without lists that grow with the section types and the pages of Northlight. */
const withoutLists = (shown: string) =>
  shown.replace(allTypes, '(all types)').replace(/(another route:|Link to one of:) .*$/gm, '$1 (routes)');

const pagesOf = <One extends [name: string, ...rest: string[]]>(list: One[], write: (one: One) => string) =>
  list.map((one) => ({ name: one[0], page: slug(one[0], 'page'), text: write(one) }));

const corpus = {
  writing: pagesOf(writing, changed),
  values: pagesOf(values, changed),
  references: pagesOf(references, changed),
  settings: pagesOf(settings, changed),
  variants: pagesOf(variants, variant),
};

test('the corpus has at least 150 different mistakes', () => {
  const pages = Object.values(corpus).flat();
  expect(new Set(pages.map(({ page }) => page)).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThanOrEqual(150);
});

describe.each(Object.entries(corpus))('mistakes in %s', (_list, pages) => {
  const folder = testFolder(northlight, { media: 'linked' });
  let problems: Problem[] = [];

  beforeAll(async () => {
    folder.remove('routes.lock');
    for (const { page, text } of pages) folder.write(`${page}.yaml`, text.replaceAll('/fair/', `/${page}/`));
    problems = (await check(folder.root, Date.UTC(2031, 4, 1))).problems;
  });

  it.each(pages)('$name', ({ page }) => {
    const own = problems.filter(({ file }) => file.endsWith(`/${page}.yaml`));
    // Follow-up errors would leave people guessing which problem comes first.
    expect(own, 'one mistake, one message').toHaveLength(1);
    expect(own.map(({ message, hint }) => `${message} ${hint}`).join()).not.toMatch(jargon);
    expect(withoutLists(folder.shown(own))).toMatchSnapshot();
  });
});
