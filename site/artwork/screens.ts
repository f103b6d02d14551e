/** Pictures of screens: small HTML designs, drawn on by the pen and photographed by Chromium into WebP. */
import { readdir } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { openBrowser } from './browser.ts';
import { addBrowserFrame } from './screens/frame.ts';
import { inkPage } from './screens/hand.ts';
import { webFontCss } from './web-fonts.ts';

/** The folders of designs, with the size of their pages in CSS px; pictures are 1600 px wide. */
const kinds = {
  portfolios: { width: 1200, height: 900, isFramed: true },
  videos: { width: 1200, height: 675, isFramed: false },
  interactive: { width: 1200, height: 900, isFramed: false },
} as const;
type Kind = keyof typeof kinds;

const folder = new URL('screens/', import.meta.url);
const pictureWidth = 1600;
const mostBytes = 90_000;
const qualities = [92, 88, 84, 80, 76, 72, 68, 64, 60];

/** The finest WebP that stays within 90 kB; flat designs fit without any loss at all. */
async function encode(png: Buffer, name: string): Promise<Buffer> {
  const exact = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  if (exact.length <= mostBytes) return exact;
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer();
    if (webp.length <= mostBytes) return webp;
  }
  throw new Error(`${name}: more than ${mostBytes} bytes at quality ${qualities.at(-1)}; draw it calmer.`);
}

/** One design as a PNG, 1600 px wide. */
async function photograph(browser: Browser, kind: Kind, slug: string): Promise<Buffer> {
  const { width, height, isFramed } = kinds[kind];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: pictureWidth / width,
  });
  try {
    await page.goto(pathToFileURL(new URL(`${kind}/${slug}.html`, folder).pathname).href);
    await page.addStyleTag({ content: webFontCss });
    if (isFramed) await addBrowserFrame(page);
    await inkPage(page);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}

/** The screens as WebP files, by name; fails when one cannot be kept within 90 kB. */
export async function renderScreens(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const browser = await openBrowser();
  try {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const names = (await readdir(new URL(`${kind}/`, folder))).filter((name) => name.endsWith('.html'));
      for (const name of names.sort()) {
        const slug = name.replace('.html', '');
        files.set(`${kind}/${slug}.webp`, await encode(await photograph(browser, kind, slug), slug));
      }
    }
  } finally {
    await browser.close();
  }
  return files;
}
