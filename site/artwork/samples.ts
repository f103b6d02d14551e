/** Resume samples: JSON Resume files through a template and Chromium into pages as sharp as in print. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { openBrowser } from './browser.ts';
import type { Resume, TemplateName } from './resume.ts';
import { classic } from './templates/classic.ts';
import { creative } from './templates/creative.ts';
import { entry } from './templates/entry.ts';
import { executive } from './templates/executive.ts';
import { modern } from './templates/modern.ts';
import { side } from './templates/side.ts';
import { technical } from './templates/technical.ts';
import { webFontCss } from './web-fonts.ts';

const templates: Record<TemplateName, (resume: Resume) => string> = {
  classic,
  modern,
  executive,
  side,
  technical,
  creative,
  entry,
};

/** Where the last line should end, as a part of the page's height; and how far type may grow or shrink for it. */
const fill = { least: 0.91, aim: 0.93, most: 0.94 };
const scales = { least: 0.93, most: 1.14 };

/** Pixels of a picture to one of the page, which has 100 to the inch: 300 to the inch, sharp at the viewer's zoom 3. */
const density = 3;

const folder = new URL('resumes/', import.meta.url);

/** The resumes by slug, in the order of their names. */
export async function readResumes(): Promise<Map<string, Resume>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const entries = names.map(async (name): Promise<[string, Resume]> => {
    return [name.replace('.json', ''), JSON.parse(await readFile(new URL(name, folder), 'utf8'))];
  });
  return new Map(await Promise.all(entries));
}

/** A whole HTML page for one resume; its styles are inlined, its fonts come from node_modules. */
export async function resumePage(resume: Resume): Promise<string> {
  const { template, tone } = resume.meta;
  const read = (name: string) => readFile(new URL(`templates/${name}.css`, import.meta.url), 'utf8');
  const css = webFontCss + (await read('page')) + (await read(template));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body class="${tone}"><div class="page ${template}">${templates[template](resume)}</div></body></html>`;
}

/** Where the last text ends, as a part of the page's height. */
function textEnd(page: Page, scale: number): Promise<number> {
  return page.evaluate((value) => {
    document.body.style.setProperty('--s', String(value));
    const ends = [...document.querySelectorAll('p, li, td, h1, h2')].map(
      (node) => node.getBoundingClientRect().bottom,
    );
    return Math.max(...ends) / 1100;
  }, scale);
}

/** Grows or shrinks the type until the text fills the page; fails when the text is too short or too long for that. */
async function fitPage(page: Page, slug: string): Promise<number> {
  let [low, high]: [number, number] = [scales.least, scales.most];
  for (let step = 0; step < 9; step++) {
    const scale = (low + high) / 2;
    if ((await textEnd(page, scale)) > fill.aim) high = scale;
    else low = scale;
  }
  const end = await textEnd(page, low);
  console.log(slug.padEnd(40), `scale ${low.toFixed(3)}, text ends at ${(end * 100).toFixed(1)}%`);
  if (end < fill.least)
    throw new Error(`${slug}: the text ends at ${(end * 100).toFixed(1)}% of the page; add lines.`);
  if (end > fill.most)
    throw new Error(`${slug}: the text runs to ${(end * 100).toFixed(1)}% of the page; cut lines.`);
  return low;
}

/**
 * A page as lossless WebP, which for text is smaller than near-lossless. Its colors are few, the shades at the rims of
 * letters many: a palette of those that can be told apart makes the file a fifth smaller.
 */
async function encodePage(png: Buffer): Promise<Buffer> {
  const paletted = await sharp(png).png({ palette: true, quality: 97, dither: 0, effort: 10 }).toBuffer();
  return sharp(paletted).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** The samples as WebP files, by name. */
export async function renderSamples(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const scratch = await mkdtemp(join(tmpdir(), 'samples-'));
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 850, height: 1100 },
      deviceScaleFactor: density,
    });
    for (const [slug, resume] of await readResumes()) {
      const html = join(scratch, `${slug}.html`);
      await writeFile(html, await resumePage(resume));
      await page.goto(pathToFileURL(html).href);
      await page.evaluate(() => document.fonts.ready);
      await fitPage(page, slug);
      const png = await page.screenshot({ type: 'png' });
      files.set(`samples/${slug}.webp`, await encodePage(png));
    }
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true });
  }
  return files;
}
