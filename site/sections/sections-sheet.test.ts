import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sectionViews } from './section-list.ts';
import { alwaysInlined, defaultLooks, inlinedSections } from './section-styles.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (path: string) => readFileSync(folder + path, 'utf8');
const types = Object.keys(sectionViews);

test('the linked style sheet has the sheets of every section type that a page does not always inline', () => {
  const linked = [...read('sections.css').matchAll(/^@import '\.\/(.*)' layer\(sections\);$/gm)];
  const sheets = types
    .filter((type) => !alwaysInlined.some((one) => one === type))
    .flatMap((type) => {
      const all = globSync('*.css', { cwd: folder + type }).sort();
      const own = all.filter((name) => name === `${type}.css`);
      const looks = type in defaultLooks ? all.filter((name) => isLook(type, name)) : [];
      return [...looks, ...own].map((name) => `${type}/${name}`);
    });
  expect(linked.map(([, path]) => path).sort()).toEqual(sheets.sort());
});

/** Whether no other sheet of the type imports it. */
function isLook(type: string, name: string): boolean {
  if (name === `${type}.css` || /^(print|forced-colors)\.css$/.test(name)) return false;
  return !read(`${type}/${type}.css`).includes(`'./${name}'`);
}

test('no view has an element with the class of another section type, whose styles it would get', () => {
  const found = types.flatMap((type) =>
    globSync('*.tsx', { cwd: folder + type })
      .filter((name) => !name.includes('.test.'))
      .flatMap((name) =>
        [...read(`${type}/${name}`).matchAll(/className=[{]?["'`]([^"'`]*)/g)]
          .flatMap(([, classes = '']) => classes.split(/\s+/))
          .filter((one) => one !== type && types.includes(one))
          .map((one) => `${type}/${name}: ${one}`),
      ),
  );
  expect(found).toEqual([]);
});

test.each([
  [
    ['page-banner', 'faqs', 'reviews', 'hero', 'faqs'],
    [0, 1, 3],
  ],
  [
    ['hero', 'faqs', 'policy'],
    [0, 2],
  ],
] as const)(
  'of %j, a page inlines the styles of its first screen, and of large sections',
  (types, inlined) => {
    const sections = types.map((type, at) => ({ id: String(at), type, props: {} }));
    expect(inlinedSections(sections).map(({ id }) => Number(id))).toEqual(inlined);
  },
);
