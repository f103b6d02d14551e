import { describe, expect, test } from 'vitest';
import { openYaml } from '../generator/edit/file/yaml-file.ts';
import { pageNames } from '../generator/edit/operations/site-page.ts';
import { oneLine } from '../generator/words/labels/own-words.ts';
import { companyFiles, saidOf } from '../generator/words/testing/said.ts';
import type { Operation } from '../schema/api/studio/operation.ts';
import type { Page, Plan } from '../schema/generated/types.ts';

const files = companyFiles('landing-configs');
const dataOf = (file: string) => openYaml(files.read(file) ?? '').data;
const sectionsOf = (file: string) => (dataOf(file) as unknown as Page).sections ?? {};

const lp8 = sectionsOf('lp8.yaml');
const textOf = (id: string, key: string) => String((lp8[id] as unknown as Record<string, unknown>)[key]);
const heading = (id: string) => `“${oneLine(textOf(id, 'heading'))}”`;
const sentence = (text: string) => (/[.?!]”$/.test(text) ? text : `${text}.`);

describe('changes of these pages, as an author says them', () => {
  test('a headline, an order of sections, and a price', () => {
    const plan = dataOf('content/plans.yaml')['entry-level'] as Plan;
    const headline = textOf('hero', 'headline');
    const [line = ''] = headline.split('\n').slice(-1);
    const operations: Operation[] = [
      {
        op: 'setText',
        file: 'lp8.yaml',
        path: ['sections', 'hero', 'headline'],
        text: headline.replace(line, 'resume people finish.'),
      },
      { op: 'moveSection', page: 'lp8', id: 'how-it-works', before: 'why-us' },
      { op: 'setContent', collection: 'plans', id: 'entry-level', path: ['originalPrice'], value: 1160 },
    ];
    expect(saidOf(files, ...operations)).toEqual({
      'lp8.yaml': [
        `Headline: ${line} → resume people finish.`,
        sentence(`${heading('how-it-works')} moved above ${heading('why-us')}`),
      ],
      'content/plans.yaml': [
        `Price of ${plan.name} ${plan.kind}: $${plan.originalPrice} → $1,160 before the discount`,
      ],
    });
  });

  test('a question that a page picks by its id', () => {
    const [id = ''] = (lp8.faqs as unknown as { items: string[] }).items;
    const { question } = dataOf('content/faqs.yaml')[id] as { question: string };
    const operation: Operation = {
      op: 'removeItem',
      file: 'lp8.yaml',
      path: ['sections', 'faqs', 'items'],
      index: 0,
    };
    expect(saidOf(files, operation)).toEqual({
      'lp8.yaml': [sentence(`“${question}” removed from ${heading('faqs')}`)],
    });
  });

  test('a section that moves up, on every page', () => {
    const pages = [...pageNames(files)].filter(
      ([file]) => dataOf(file).extends === undefined && Object.keys(sectionsOf(file)).length > 2,
    );
    expect(pages.length).toBeGreaterThan(8);
    const name = '(?:“[^“”$]+”|[Tt]he [a-zA-Z ]+)';
    for (const [file, page] of pages) {
      const ids = Object.keys(sectionsOf(file));
      const said = saidOf(files, { op: 'moveSection', page, id: ids.at(-1) ?? '', before: ids[0] ?? '' });
      expect(said).toEqual({
        [file]: [expect.stringMatching(new RegExp(`^${name} moved above ${name}\\.?$`))],
      });
    }
  });
});
