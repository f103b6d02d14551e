import { expect, it } from 'vitest';
import { hexOf, oklchOf } from './oklch.ts';

it('brings colors to oklch and back unchanged', () => {
  for (const hex of ['#000000', '#ffffff', '#c2371c', '#1c5b48', '#808080'])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});
