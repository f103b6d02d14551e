import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { check } from '../commands/check.ts';
import { northlight } from '../fixtures/folders.ts';
import { openProject } from '../project/project.ts';
import { editVariant, makeVariants } from './variants.ts';

const folder = mkdtempSync(join(tmpdir(), 'variants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const full = makeVariants(northlight, join(folder, 'full'), 'full', 40, 'landing');
const extending = makeVariants(northlight, join(folder, 'extends'), 'extends', 40, 'landing');

test('variants are valid', async () => {
  expect((await check(full.configs, Date.UTC(2026, 4, 1))).problems).toEqual([]);
  expect((await check(extending.configs, Date.UTC(2026, 4, 1))).problems).toEqual([]);
});

test('a variant is the same page in both forms', async () => {
  const [one, other] = [
    await openProject(full.configs, Date.UTC(2026, 4, 1)),
    await openProject(extending.configs, Date.UTC(2026, 4, 1)),
  ];
  expect(one.page('variant-7').page).toEqual(other.page('variant-7').page);
});

test('variants differ only in headline, copy, city, and two questions', async () => {
  const project = await openProject(full.configs, Date.UTC(2026, 4, 1));
  const sections = Array.from(
    { length: 40 },
    (_, index) => project.page(`variant-${index}`).page?.sections ?? [],
  );
  const [first = []] = sections;
  first.forEach((section, index) => {
    const kinds = new Set(sections.map((page) => JSON.stringify(page[index])));
    const differs = ['hero', 'why-us', 'ats', 'faqs'].includes(section.id);
    expect([section.id, kinds.size]).toEqual([section.id, differs ? 40 : 1]);
  });
  const questions = sections.map((page) => {
    const faqs = page.find(({ id }) => id === 'faqs');
    const { items } = (faqs?.props ?? { items: [] }) as { items: { answer: string }[] };
    return items.map(({ answer }) => answer);
  });
  const shared = questions[0]?.filter((answer) => questions[1]?.includes(answer)) ?? [];
  expect(shared.length).toBe((questions[0]?.length ?? 0) - 2);
});

test('editing a variant changes its page', async () => {
  const before = (await openProject(full.configs, Date.UTC(2026, 4, 1))).page('variant-3').page;
  editVariant(full.files[3] ?? '');
  expect((await openProject(full.configs, Date.UTC(2026, 4, 1))).page('variant-3').page).not.toEqual(before);
});
