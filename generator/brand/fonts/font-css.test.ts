import { expect, it } from 'vitest';
import type { BrandFont } from './brand-fonts.ts';
import { fontCss } from './font-css.ts';

const tally: BrandFont = {
  family: 'Tally',
  faces: [
    {
      name: 'tally-1a2b.woff2',
      source: 'fonts/tally.woff2',
      weight: '400 700',
      style: 'normal',
      measure: () => ({ width: 1, ascent: 1, descent: 0 }),
    },
  ],
  adjusted: { families: ['Tally Fallback'], rules: ["@font-face {\n  font-family: 'Tally Fallback';\n}"] },
  fallback: 'Arial, sans-serif',
};

const tallyRules =
  "@font-face{font-family:'Tally';font-style:normal;font-weight:400 700;font-display:swap;" +
  "src:url('/assets/tally-1a2b.woff2') format('woff2')}@font-face{font-family:'Tally Fallback'}";
const tallyStack = "'Tally','Tally Fallback',Arial, sans-serif";

const minified =
  '@font-face{font-family:News;src:url(n.woff2)}@font-face{font-family:Plain Sans;src:url(p.woff2)}' +
  '@font-face{font-family:News Fallback;src:local(Times)}' +
  ':root{--serif:News,"News Fallback",Georgia,serif;--sans:"Plain Sans",Arial,sans-serif}';

it('replaces the rules and the custom property of one role', () => {
  expect(fontCss(minified, { serif: tally })).toBe(
    `${tallyRules}@font-face{font-family:Plain Sans;src:url(p.woff2)}` +
      `:root{--serif:${tallyStack};--sans:"Plain Sans",Arial,sans-serif}`,
  );
});

it('writes the rules of a family with both roles once', () => {
  expect(fontCss(minified, { serif: tally, sans: tally })).toBe(
    `${tallyRules}:root{--serif:${tallyStack};--sans:${tallyStack}}`,
  );
});

it('replaces style sheets that are not minified', () => {
  const css = "@font-face {\n  font-family: 'News';\n}\n:root {\n  --serif: News, serif;\n}";
  expect(fontCss(css, { serif: tally })).toBe(`${tallyRules}:root {\n  --serif: ${tallyStack};\n}`);
});

it('changes nothing without own fonts', () => {
  expect(fontCss(minified, {})).toBe(minified);
});
