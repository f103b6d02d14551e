/** Pictures of screens: HTML designs with hand-drawn shapes, rendered by Chromium as WebP. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { openBrowser } from '../browser.ts';
import { webFontCss } from '../web-fonts.ts';
import { addBrowserFrame } from './frame.ts';
import { inkPage } from './hand.ts';

/** The folders of designs, with page sizes in CSS px; pictures are 1600 px wide. */
const kinds = {
  portfolios: { width: 1200, height: 900, isFramed: true },
  videos: { width: 1200, height: 675, isFramed: false },
  interactive: { width: 1200, height: 900, isFramed: false },
} as const;
type Kind = keyof typeof kinds;

const pictureWidth = 1600;
const maxBytes = 90_000;
const qualities = [92, 88, 84, 80, 76, 72, 68, 64, 60];

/** Encodes the best WebP within 90 kB; flat designs fit without loss. */
async function encode(png: Buffer, name: string): Promise<Buffer> {
  const exact = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  if (exact.length <= maxBytes) return exact;
  for (const quality of qualities) {
    const webp = await sharp(png).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer();
    if (webp.length <= maxBytes) return webp;
  }
  throw new Error(`${name}: more than ${maxBytes} bytes at quality ${qualities.at(-1)}; reduce the detail.`);
}

/** Renders a design as a PNG, 1600 px wide. */
async function photographScreen(browser: Browser, kind: Kind, file: string): Promise<Buffer> {
  const { width, height, isFramed } = kinds[kind];
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: pictureWidth / width,
  });
  try {
    await page.goto(pathToFileURL(file).href);
    await page.addStyleTag({ content: webFontCss });
    if (isFramed) await addBrowserFrame(page);
    await inkPage(page);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ type: 'png' });
  } finally {
    await page.close();
  }
}

/**
 * Renders screens as WebP files, by folder and slug.
 * @param folder with a folder of HTML files for each kind of screen
 * @throws when a picture exceeds 90 kB
 */
export async function renderScreens(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const browser = await openBrowser();
  try {
    for (const kind of Object.keys(kinds) as Kind[]) {
      for (const name of htmlFiles(join(folder, kind))) {
        const png = await photographScreen(browser, kind, join(folder, kind, name));
        files.set(`${kind}/${name.replace('.html', '.webp')}`, await encode(png, name));
      }
    }
  } finally {
    await browser.close();
  }
  return files;
}

/** A kind without a folder has no screens. */
function htmlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .sort();
}
