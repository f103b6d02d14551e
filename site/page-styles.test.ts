import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { portalStyles, stylesOf } from './page-styles.ts';
import type { PreparedFrame } from './prepared-page.ts';

const layersOf = (css: string) => [...css.matchAll(/@layer (\w+)/g)].map(([, name]) => name);

test('a page inlines its cascade layers in order, weakest first', () => {
  const css = stylesOf({
    theme: 'night',
    frame: { layout: 'landing' } as PreparedFrame,
    sections: [{ id: 'faqs', type: 'faqs', props: {} }],
  });
  expect(layersOf(css.join(''))).toEqual(['base', 'parts', 'sections', 'theme']);
  expect(layersOf(portalStyles())).toEqual(['base', 'parts']);
});

test('no class is shorter than three letters', () => {
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
