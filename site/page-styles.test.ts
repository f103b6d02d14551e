import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const read = (path: string) => readFileSync(`${folder}${path}`, 'utf8');
const sheets = globSync('**/*.css', { cwd: folder });
const ignored = /\/\*[\s\S]*?\*\/|url\([^)]*\)|@import[^;]*;|'[^']*'/g;
const classesOf = (path: string) =>
  read(path)
    .replace(ignored, '')
    .match(/(?<=\.)[a-z][\w-]*/g) ?? [];

/** Classes of the consent banner's library. */
const ofLibraries = ['cm', 'pm'];

test('class names have at least three letters', () => {
  const short = sheets.flatMap((path) =>
    classesOf(path).flatMap((name) =>
      name.length < 3 && !ofLibraries.includes(name) ? [`${path} ${name}`] : [],
    ),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(short).toEqual([]);
});

test('every class of a view has a rule in a style sheet', () => {
  const styled = new Set(sheets.flatMap(classesOf));
  const views = globSync('{sections,layouts,ui}/**/*.tsx', { cwd: folder }).filter(
    (path) => !path.includes('.test.'),
  );
  const used = views.flatMap((path) =>
    [...read(path).matchAll(/[cC]lass(?:Name)?="([^"]*)"/g)].flatMap(([, names = '']) =>
      (names.match(/\S+/g) ?? []).map((name) => ({ path, name })),
    ),
  );
  expect(used.length).toBeGreaterThan(200);
  expect(used.filter(({ name }) => !styled.has(name))).toEqual([]);
});
