/** Resume samples: JSON Resume files through a template and Chromium into pages as sharp as in print. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { fitType, photograph } from '../photograph.ts';
import { webFontCss } from '../web-fonts.ts';
import type { Resume, TemplateName } from './resume.ts';
import { classic } from './templates/classic.ts';
import { creative } from './templates/creative.ts';
import { entry } from './templates/entry.ts';
import { executive } from './templates/executive.ts';
import { modern } from './templates/modern.ts';
import { side } from './templates/side.ts';
import { technical } from './templates/technical.ts';

const templates: Record<TemplateName, (resume: Resume) => string> = {
  classic,
  modern,
  executive,
  side,
  technical,
  creative,
  entry,
};

/** Where the last line should end, as a part of the page's height; and how far type can grow or shrink for it. */
const fill = { min: 0.91, aim: 0.93, max: 0.94 };
const scales = [0.93, 1.14] as const;

/** Pixels of a picture to one of the page, which has 100 to the inch: 300 to the inch, sharp at the viewer's zoom 3. */
const density = 3;

/** The JSON Resume files of a folder by slug, in the order of their names. */
export function readResumes(folder: string): Map<string, Resume> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names
      .sort()
      .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

const styles = new URL('templates/', import.meta.url);

/** The style sheet of a template; `page` is what all of them share. */
export const templateSheet = (name: TemplateName | 'page') => new URL(`${name}.css`, styles);

/** A whole HTML page for one resume; its styles are inlined, its fonts come from node_modules. */
export function resumePage(resume: Resume): string {
  const { template, tone } = resume.meta;
  const read = (sheet: URL) => readFileSync(sheet, 'utf8');
  const css = webFontCss + read(templateSheet('page')) + read(templateSheet(template));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body class="${tone}"><div class="page ${template}">${templates[template](resume)}</div></body></html>`;
}

/**
 * A page as lossless WebP, which for text is smaller than near-lossless. Its colors are few, the shades at the rims of
 * letters many: a palette of those that can be told apart makes the file a fifth smaller.
 */
async function encodePage(png: Buffer): Promise<Buffer> {
  const paletted = await sharp(png).png({ palette: true, quality: 97, dither: 0, effort: 10 }).toBuffer();
  return sharp(paletted).webp({ lossless: true, effort: 6 }).toBuffer();
}

/**
 * The resumes as WebP files, by slug; fails when a text is too short or too long for its page.
 * @param resumes by slug
 */
export async function renderResumes(resumes: ReadonlyMap<string, Resume>): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const pages = [...resumes].map(([slug, resume]) => ({ slug, html: resumePage(resume) }));
  const camera = {
    width: 850,
    height: 1100,
    scale: density,
    async prepare(page: Page, slug: string) {
      const end = await fitType(page, slug, { scales, end: fill.aim });
      const percent = `${(end * 100).toFixed(1)}%`;
      if (end < fill.min) throw new Error(`${slug}: the text ends at ${percent} of the page; add lines.`);
      if (end > fill.max) throw new Error(`${slug}: the text runs to ${percent} of the page; cut lines.`);
    },
  };
  for await (const [slug, png] of photograph(pages, camera)) files.set(slug, await encodePage(png));
  return files;
}
