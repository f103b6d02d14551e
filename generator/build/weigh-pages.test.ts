import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '../write/compress.ts';
import { createWeigher } from './weigh-pages.ts';

const sentence = 'A certified writer takes a pencil to every line of your resume. ';

/** A page whose compressed size is about that of its random letters. */
const page = (letters: number) =>
  Buffer.from(`<p>${sentence.repeat(300)}${randomBytes(letters / 2).toString('hex')}</p>`);

const exact = (html: Buffer) => compressed(html, 'br').length;

/** @returns the result, and the pages that were read again */
async function weigh(pages: Buffer[], budget: number) {
  const weigher = createWeigher(pages.length, budget);
  for (const [index, html] of pages.entries()) weigher.add(`/${index}/`, html);
  const read: string[] = [];
  const weighed = await weigher.finish(async (route) => {
    read.push(route);
    return pages[Number(route.slice(1, -1))] as Buffer;
  });
  return { ...weighed, read };
}

test('a few pages are all weighed exactly', async () => {
  const pages = [page(2000), page(4000), page(1000)];
  const { weights, packed } = await weigh(pages, 500);
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

test('of many pages, the heaviest is weighed exactly and the others are estimated within 10%', async () => {
  const pages = Array.from({ length: 100 }, (_, index) => page(4000 + index * 10));
  const { weights } = await weigh(pages, 50_000);
  expect(weights.filter(({ isEstimate }) => !isEstimate)).toHaveLength(1);
  weights.forEach(({ brotli }, index) => {
    const real = exact(pages[index] as Buffer);
    expect(Math.abs(brotli - real) / real).toBeLessThan(0.1);
  });
});

test('a page is over the budget only if it was weighed exactly', async () => {
  const light = page(1000);
  const heavy = page(8000);
  const budget = exact(heavy) - 1;
  const { weights } = await weigh([...Array(59).fill(light), heavy], budget);
  const over = weights.filter(({ brotli }) => brotli > budget);
  expect(over).toEqual([{ route: '/59/', raw: heavy.length, brotli: exact(heavy), isEstimate: false }]);
});

test('a heavy page is found among many light pages of the same length', async () => {
  const letters = randomBytes(6000).toString('hex');
  const light = Buffer.from(`<p>${'word '.repeat(letters.length / 5)}</p>`);
  const heavy = Buffer.from(`<p>${letters}</p>`);
  expect(heavy.length).toBe(light.length);
  const { weights } = await weigh([...Array(69).fill(light), heavy], exact(heavy) - 1);
  expect(weights.at(-1)).toMatchObject({ brotli: exact(heavy), isEstimate: false });
});

test('pages that differ little from one just below the budget are not weighed one by one', async () => {
  const text = randomBytes(3000).toString('hex');
  const pages = Array.from({ length: 100 }, (_, index) => Buffer.from(`<p>${text}</p><p>Desk ${index}</p>`));
  const { weights, read } = await weigh(pages, exact(pages[0] as Buffer) + 60);
  expect(read).toHaveLength(1);
  expect(weights.filter(({ isEstimate }) => !isEstimate)).toHaveLength(1);
});
