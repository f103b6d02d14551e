import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hexOf, oklchOf } from './oklch.ts';
import { readPalette } from './palette.ts';

const tokens = readFileSync(new URL('../theme/tokens.css', import.meta.url), 'utf8');

it('takes the colours from the first rule of tokens.css, short ones written out', () => {
  const { paper, sheet } = readPalette(`/* --paper: #000; */ ${tokens}`);
  expect([paper, sheet]).toEqual(['#faf7f0', '#ffffff']);
});

it('says which colours are missing, or written as no picture can use them', () => {
  const broken = tokens.replace(/--ink: #\w+;/, '').replace(/--pencil: #\w+;/, '--pencil: tomato;');
  expect(() => readPalette(broken)).toThrow(
    'site/theme/tokens.css has no --ink, --pencil that pictures can be drawn in: write each in its :root as #rrggbb.',
  );
});

it('brings colours to oklch and back unchanged', () => {
  for (const hex of ['#000000', '#ffffff', '#c2371c', '#1c5b48', '#808080'])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});
