import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('class names have at least three letters', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.css') && !/^(artwork|e2e)\b/.test(path),
  );
  const short = sheets.flatMap((path) => {
    const css = readFileSync(`${folder}${path}`, 'utf8').replace(
      /\/\*[\s\S]*?\*\/|url\([^)]*\)|@import[^;]*;|'[^']*'/g,
      '',
    );
    return [...css.matchAll(/\.[a-z][\w-]{0,1}(?![\w-])/g)].map(([name]) => `${path} ${name}`);
  });
  expect(sheets.length).toBeGreaterThan(50);
  expect(short).toEqual([]);
});
