/** Screenshots of HTML pages in Chromium. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { openBrowser } from './browser.ts';

export interface PageToPhotograph {
  slug: string;
  /** A whole page, which can load fonts from `file:` URLs. */
  html: string;
}

export interface Camera {
  /** In CSS px. */
  width: number;
  height: number;
  /** Device pixels per CSS px. */
  scale: number;
  /** Makes the background transparent. */
  isClear?: boolean;
  /** Called once all fonts are loaded, before the screenshot. */
  prepare?: (page: Page, slug: string) => Promise<void>;
}

/** Takes PNG screenshots of the pages in order. */
export async function* photograph(
  pages: Iterable<PageToPhotograph>,
  { width, height, scale, isClear = false, prepare }: Camera,
): AsyncGenerator<[slug: string, png: Buffer]> {
  const scratch = await mkdtemp(join(tmpdir(), 'artwork-'));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    for (const { slug, html } of pages) {
      const file = join(scratch, `${slug}.html`);
      await writeFile(file, html);
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready);
      await prepare?.(page, slug);
      yield [slug, await page.screenshot({ type: 'png', omitBackground: isClear })];
    }
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true });
  }
}

export interface Fit {
  /** Minimum and maximum scale of the type. */
  scales: readonly [number, number];
  /** Target for the bottom of the last line, as a fraction of the page height. */
  end: number;
  /** Selector of elements that can be below it. */
  ignored?: string;
}

/** Scales the type with the custom property `--s` until the text reaches `end`. @returns where the text ends */
export async function fitType(page: Page, slug: string, { scales, end, ignored = '' }: Fit): Promise<number> {
  const textEnd = (scale: number): Promise<number> =>
    page.evaluate(
      ([value, without]) => {
        document.body.style.setProperty('--s', String(value));
        const texts = [...document.querySelectorAll('p, li, td, h1, h2')];
        const counted = texts.filter((node) => !without || !node.closest(without));
        return Math.max(...counted.map((node) => node.getBoundingClientRect().bottom)) / innerHeight;
      },
      [scale, ignored] as const,
    );
  let [low, high] = scales;
  for (let step = 0; step < 9; step++) {
    const scale = (low + high) / 2;
    if ((await textEnd(scale)) > end) high = scale;
    else low = scale;
  }
  const reached = await textEnd(low);
  console.log(slug.padEnd(40), `scale ${low.toFixed(3)}, text ends at ${(reached * 100).toFixed(1)}%`);
  return reached;
}
