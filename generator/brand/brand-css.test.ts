import { expect, it } from 'vitest';
import { paletteOf } from '../artwork/palette.ts';
import { brandCss } from './brand-css.ts';

const palette = paletteOf({ paper: '#FAF7F0', sheet: '#FFFFFF', rule: '#e3dccb' });
const theme = { palette, fonts: {} };

it('inserts the minified colors into the first :root rule only', () => {
  expect(brandCss('a{b:c}:root{--serif:Georgia}:root{--x:1}', theme)).toMatch(
    /^a\{b:c\}:root\{--paper:#faf7f0;--sheet:#fff;--blotter:#e4e8eb;.*;--evergreen:#2b5a4a;--serif:Georgia\}:root\{--x:1\}$/,
  );
});

it('gives shadows the hue of hairlines, minified or not', () => {
  expect(brandCss('p{box-shadow:0 1px 1px #01020314}', theme)).toBe('p{box-shadow:0 1px 1px #281e0a14}');
  expect(brandCss('p { box-shadow: 0 1px 1px rgb(1 2 3 / 8%); }', theme)).toBe(
    'p { box-shadow: 0 1px 1px rgb(40 30 10 / 8%); }',
  );
});
