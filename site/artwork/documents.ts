/** Documents for the service pages: letters, resumes and logs with an editor's marks, as pages of 1700 x 2200. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { openBrowser } from './browser.ts';
import type { Document } from './documents/document.ts';
import { documents } from './documents/index.ts';
import { paletteCss } from './palette.ts';
import { webFontCss } from './web-fonts.ts';

/** How far type may grow or shrink so that the words end where the document says. */
const scales = { least: 0.9, most: 1.12 };
const tolerance = 0.02;

const readCss = (name: string) => readFile(new URL(`${name}.css`, import.meta.url), 'utf8');

async function documentPage({ styles, tone, html }: Document): Promise<string> {
  const sheets = ['templates/page', 'documents/pencil', ...styles.map((name) => `documents/${name}`)];
  const css = webFontCss + (await Promise.all(sheets.map(readCss))).join('') + paletteCss;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body class="${tone}"><div class="page ${styles.join(' ')}">${html}</div></body></html>`;
}

/** Where the last words end at a scale of the type, as a part of the page's height. */
function textEnd(page: Page, scale: number): Promise<number> {
  return page.evaluate((value) => {
    document.body.style.setProperty('--s', String(value));
    const texts = [...document.querySelectorAll('p, li, td, h1, h2')].filter(
      (node) => !node.closest('.foot'),
    );
    return Math.max(...texts.map((node) => node.getBoundingClientRect().bottom)) / 1100;
  }, scale);
}

/** Fits the type to the page; fails when the words are too few or too many for that. */
async function fitDocument(page: Page, { slug, end }: Document): Promise<void> {
  let [low, high]: [number, number] = [scales.least, scales.most];
  for (let step = 0; step < 9; step++) {
    const scale = (low + high) / 2;
    if ((await textEnd(page, scale)) > end) high = scale;
    else low = scale;
  }
  const reached = await textEnd(page, low);
  console.log(slug.padEnd(40), `scale ${low.toFixed(3)}, text ends at ${(reached * 100).toFixed(1)}%`);
  if (Math.abs(reached - end) > tolerance)
    throw new Error(
      `${slug}: the text ends at ${(reached * 100).toFixed(1)}% of the page, not near ${end * 100}%; ${reached < end ? 'add' : 'cut'} lines.`,
    );
}

/** The documents as WebP files, by name. */
export async function renderDocuments(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const scratch = await mkdtemp(join(tmpdir(), 'documents-'));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 850, height: 1100 }, deviceScaleFactor: 2 });
    for (const document of documents) {
      const file = join(scratch, `${document.slug}.html`);
      await writeFile(file, await documentPage(document));
      await page.goto(pathToFileURL(file).href);
      await page.evaluate(() => window.document.fonts.ready);
      await fitDocument(page, document);
      const png = await page.screenshot({ type: 'png' });
      const webp = sharp(png).webp({ nearLossless: true, quality: 20, effort: 6 });
      files.set(`documents/${document.slug}.webp`, await webp.toBuffer());
    }
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true });
  }
  return files;
}
