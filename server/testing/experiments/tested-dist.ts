import type { CookieRule } from '../../experiments/serving/experiment-list.ts';
import { page } from '../files/sample-site.ts';
import { writeFiles } from '../files/write-dist.ts';

const half = { control: 5000, price: 5000 };

export interface TestedDist {
  cookie?: CookieRule;
  /** By name; one with two equal parts by default. */
  experiments?: Record<string, object>;
  /** Path -> variants -> renditions; that of the landing page by default. */
  pages?: Record<string, Record<string, { from: number; file?: string }[]>>;
}

/** The HTML of a page in a variant. */
export const variantPage = (variants: string) =>
  page(variants).replace(
    '<title>',
    `<html data-variants="${variants}" data-revision="r-${variants}"><title>`,
  );

/** Where a variant's page is. */
export const fileOf = (variants: string) => `.build/states/${variants.replaceAll(/[ :]/g, '-')}.html`;

/** Writes a built site whose landing page has a running experiment. */
export function writeTestedDist(distDir: string, { cookie = 'always', ...parts }: TestedDist = {}): void {
  const experiments = parts.experiments ?? { 'lp8-price': { salt: 'salt', split: half } };
  const variants = ['lp8-price:control', 'lp8-price:price'];
  const own = Object.fromEntries(variants.map((one) => [one, [{ from: 0, file: fileOf(one) }]]));
  const pages = parts.pages ?? { 'lp8/index.html': own };
  const keys = Object.values(pages).flatMap(Object.keys);
  writeFiles(distDir, {
    'index.html': page('Home'),
    'lp8/index.html': page('Landing'),
    ...Object.fromEntries(keys.map((key) => [fileOf(key), variantPage(key)])),
    '.build/experiments.json': JSON.stringify({ cookie, zone: 'UTC', experiments, pages }),
  });
}
