import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '../write/compress.ts';
import { createWeigher, type WeigherOptions } from './weigh-pages.ts';

const sentence = 'A certified writer takes a pencil to every line of your resume. ';

/** A page whose compressed size is about that of its random letters. */
const page = (letters: number) =>
  Buffer.from(`<p>${sentence.repeat(300)}${randomBytes(letters / 2).toString('hex')}</p>`);

const exact = (html: Buffer) => compressed(html, 'br').length;

/** Weighs pages of one shape, and overwrites the memory of each page after it was added. */
function weigh(pages: Buffer[], options: Omit<WeigherOptions, 'pages'>, count = pages.length) {
  const weigher = createWeigher({ pages: count, ...options });
  pages.forEach((html, index) => {
    const lent = Buffer.from(html);
    weigher.add({ route: `/${index}/`, html: lent, shape: 'shape' });
    lent.fill(0);
  });
  return weigher.finish(async (route) => pages[Number(route.slice(1, -1))] as Buffer);
}

test('a few pages are all weighed exactly', async () => {
  const pages = [page(2000), page(4000), page(1000)];
  const { weights, packed } = await weigh(pages, { budget: 500, ratio: undefined });
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

test('of many pages, the first is weighed exactly and the others are estimated within 10%', async () => {
  const pages = Array.from({ length: 100 }, (_, index) => page(4000 + index * 10));
  const { weights } = await weigh(pages, { budget: 50_000, ratio: undefined });
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
  const { weights } = await weigh([...Array(59).fill(light), heavy], { budget, ratio: undefined });
  const over = weights.filter(({ brotli }) => brotli > budget);
  expect(over).toEqual([{ route: '/59/', raw: heavy.length, brotli: exact(heavy), isEstimate: false }]);
});

test.each([undefined, 0.8])(
  'a heavy page is found among many light pages of the same length and shape: %s',
  async (ratio) => {
    const letters = randomBytes(6000).toString('hex');
    const light = Buffer.from(`<p>${'word '.repeat(letters.length / 5)}</p>`);
    const heavy = Buffer.from(`<p>${letters}</p>`);
    expect(heavy.length).toBe(light.length);
    const { weights } = await weigh([...Array(69).fill(light), heavy], { budget: exact(heavy) - 1, ratio });
    expect(weights.at(-1)).toMatchObject({ brotli: exact(heavy), isEstimate: false });
  },
);

test('pages that differ little from one just below the budget are not weighed one by one', async () => {
  const text = randomBytes(3000).toString('hex');
  const pages = Array.from({ length: 100 }, (_, index) => Buffer.from(`<p>${text}</p><p>Desk ${index}</p>`));
  const weigher = createWeigher({ pages: 100, budget: exact(pages[0] as Buffer) + 60, ratio: undefined });
  pages.forEach((html, index) => {
    weigher.add({ route: `/${index}/`, html, shape: 'shape' });
  });
  const read: string[] = [];
  const { weights } = await weigher.finish(async (route) => {
    read.push(route);
    return pages[0] as Buffer;
  });
  expect(read).toEqual([]);
  expect(weights.filter(({ isEstimate }) => !isEstimate)).toHaveLength(1);
});

test('the ratio of an earlier build replaces the first exact weight', async () => {
  const { weights, ratio } = await weigh([page(3000)], { budget: 50_000, ratio: 0.9 }, 100);
  expect(ratio).toBe(0.9);
  expect(weights[0]?.isEstimate).toBe(true);
});
