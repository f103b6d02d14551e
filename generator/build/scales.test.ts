import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '../write/compress.ts';
import { createScales } from './scales.ts';

const sentence = 'A certified writer takes a pencil to every line of your resume. ';

/** A page that weighs about as much as its random letters. */
const page = (letters: number) =>
  Buffer.from(`<p>${sentence.repeat(300)}${randomBytes(letters / 2).toString('hex')}</p>`);

const exact = (html: Buffer) => compressed(html, 'br').length;

test('few pages are all weighed exactly', async () => {
  const pages = [page(2000), page(4000), page(1000)];
  const scales = createScales({ pages: pages.length, budget: 500, ratio: undefined });
  pages.forEach((html, index) => {
    scales.add(`/${index}/`, html, 'shape');
  });
  const { weights, packed } = await scales.finish();
  expect(weights).toEqual(
    pages.map((html, index) => ({
      route: `/${index}/`,
      raw: html.length,
      brotli: exact(html),
      isEstimate: false,
    })),
  );
  expect([...packed].map(([route, bytes]) => [route, brotliDecompressSync(bytes)])).toEqual(
    pages.map((html, index) => [`/${index}/`, html]),
  );
});

test('of many pages the first is weighed exactly and the others are estimated within a tenth', async () => {
  const pages = Array.from({ length: 100 }, (_, index) => page(4000 + index * 10));
  const scales = createScales({ pages: 100, budget: 50_000, ratio: undefined });
  for (const html of pages) scales.add('/', html, 'shape');
  const { weights } = await scales.finish();
  expect(weights.filter(({ isEstimate }) => !isEstimate)).toHaveLength(1);
  weights.forEach(({ brotli }, index) => {
    const real = exact(pages[index] as Buffer);
    expect(Math.abs(brotli - real) / real).toBeLessThan(0.1);
  });
});

test('a page is called too heavy only after it was weighed exactly', async () => {
  const light = page(1000);
  const heavy = page(8000);
  const scales = createScales({ pages: 60, budget: exact(heavy) - 1, ratio: undefined });
  for (let index = 0; index < 49; index++) scales.add(`/${index}/`, light, 'shape');
  // The memory of a page may be used again as soon as it was given away.
  const lent = Buffer.from(heavy);
  scales.add('/heavy/', lent, 'shape');
  lent.fill(0);
  const { weights } = await scales.finish();
  const over = weights.filter(({ brotli }) => brotli >= exact(heavy));
  expect(over).toEqual([{ route: '/heavy/', raw: heavy.length, brotli: exact(heavy), isEstimate: false }]);
});

test('what an earlier build learned spares weighing many pages exactly', async () => {
  const scales = createScales({ pages: 100, budget: 50_000, ratio: 0.9 });
  scales.add('/', page(3000), 'shape');
  const { weights, ratio } = await scales.finish();
  expect(ratio).toBe(0.9);
  expect(weights[0]?.isEstimate).toBe(true);
});
