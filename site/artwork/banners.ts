/** The home page's three pictures: sheets, a pencil and screens on a clear ground, 1400 x 1540. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Banner } from './banners/banner.ts';
import { resumeBanner } from './banners/resume.ts';
import { videoBanner } from './banners/video.ts';
import { webBanner } from './banners/web.ts';
import { openBrowser } from './browser.ts';
import { paletteCss } from './palette.ts';
import { webFontCss } from './web-fonts.ts';

/** In the order in which the home page shows them. */
const banners: readonly Banner[] = [resumeBanner, videoBanner, webBanner];

const readCss = (name: string) => readFile(new URL(`${name}.css`, import.meta.url), 'utf8');

async function bannerPage({ styles, html }: Banner): Promise<string> {
  const sheets = ['templates/page', 'documents/pencil', 'banners/banner', ...styles];
  const css = webFontCss + (await Promise.all(sheets.map(readCss))).join('') + paletteCss;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body class="ink">${html}</body></html>`;
}

/** The banners as WebP files with a clear ground, by name. */
export async function renderBanners(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const scratch = await mkdtemp(join(tmpdir(), 'banners-'));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 700, height: 770 }, deviceScaleFactor: 2 });
    for (const banner of banners) {
      const file = join(scratch, `${banner.slug}.html`);
      await writeFile(file, await bannerPage(banner));
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot({ type: 'png', omitBackground: true });
      const webp = sharp(png).webp({ quality: 65, alphaQuality: 100, effort: 6 });
      files.set(`banners/${banner.slug}.webp`, await webp.toBuffer());
    }
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true });
  }
  return files;
}
