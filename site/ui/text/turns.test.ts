import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./turns.css', import.meta.url), 'utf8');

/** Source: spec section 9, "Banner and headline rotation: 3 s". */
test.each([2, 3, 4, 5, 6])('%i things in one place have a turn of three seconds each', (count) => {
  expect(css).toContain(`[data-turns='${count}'] {\n  --n: ${count};`);
  expect(css).toContain(`&:nth-child(${count}) {\n    --i: ${count - 1};`);
  expect(css).toContain('animation: turn calc(var(--n) * 3s)');
});
