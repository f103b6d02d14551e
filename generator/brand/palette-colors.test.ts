import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paletteOf } from '../artwork/palette.ts';
import { lowContrasts } from './contrast.ts';
import { hueChroma, paletteColors } from './palette-colors.ts';

test('the style sheet has the colors whose contrast is checked', () => {
  const css = readFileSync(new URL('../../site/ui/tones.css', import.meta.url), 'utf8');
  const found = [...css.matchAll(/\.tone-(\w+) \{\s*--tone: (.*?);\s*\}/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const expected = Object.entries(paletteColors).map(([name, color]) => [
    name,
    typeof color === 'string' ? `var(--${color})` : `oklch(from var(--pencil-deep) l ${hueChroma} ${color})`,
  ]);
  expect(found).toEqual(expected);
});

test('a color of the palette that is too light for a brand’s background names the brand color to change', () => {
  const found = lowContrasts(paletteOf({ 'pencil-deep': '#8a94a0' }));
  expect(found.find(({ foreground }) => foreground.startsWith('amber'))).toMatchObject({
    color: 'pencil-deep',
    min: 3,
  });
});
