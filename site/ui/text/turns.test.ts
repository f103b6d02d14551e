import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./turns.css', import.meta.url), 'utf8');

/** Source: product-rules.md, Timings. */
test.each([2, 3, 4, 5, 6])('each of %i rotating elements has a turn of three seconds', (count) => {
  expect(css).toContain(`[data-turns='${count}'] {\n  --n: ${count};`);
  expect(css).toContain(`&:nth-child(${count}) {\n    --i: ${count - 1};`);
  expect(css).toContain('animation: turn calc(var(--n) * 3s)');
});
