import { expect, it } from 'vitest';
import { hexOf, oklchOf } from './oklch.ts';

it('converts colors to oklch and back without changes', () => {
  for (const hex of ['#000000', '#ffffff', '#c2371c', '#1c5b48', '#808080'])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});
