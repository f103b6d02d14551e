/** Resume samples: JSON Resume files rendered through a template and Chromium at print resolution. */
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

/** Range and target for the bottom of the last line, as fractions of the page height, and the range of type scales. */
const fill = { min: 0.91, aim: 0.93, max: 0.94 };
const scales = [0.93, 1.14] as const;

/** The page has 100 px per inch, the picture 300: sharp at the viewer's zoom 3. */
const density = 3;

/** Reads the JSON Resume files of a folder by slug, sorted by name. */
export function readResumes(folder: string): Map<string, Resume> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names
      .sort()
      .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(join(folder, name), 'utf8'))]),
  );
}

const styles = new URL('templates/', import.meta.url);

/** The style sheet of a template; `page` is common to all. */
export const templateSheet = (name: TemplateName | 'page') => new URL(`${name}.css`, styles);

/** An HTML page for a resume, with inlined styles and fonts from node_modules. */
export function resumePage(resume: Resume): string {
  const { template, tone } = resume.meta;
  const read = (sheet: URL) => readFileSync(sheet, 'utf8');
  const css = webFontCss + read(templateSheet('page')) + read(templateSheet(template));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body class="${tone}"><div class="page ${template}">${templates[template](resume)}</div></body></html>`;
}

/**
 * Encodes a page as lossless WebP, which is smaller than near-lossless for text. Reducing the many shades at the edges of
 * letters to a palette of visibly different ones saves a fifth.
 */
async function encodePage(png: Buffer): Promise<Buffer> {
  const paletted = await sharp(png).png({ palette: true, quality: 97, dither: 0, effort: 10 }).toBuffer();
  return sharp(paletted).webp({ lossless: true, effort: 6 }).toBuffer();
}

/**
 * Renders resumes as WebP files, by slug.
 * @throws when a text is too short or too long for its page
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
      if (end < fill.min)
        throw new Error(`${slug}: the text ends at ${percent} of the page height; add lines.`);
      if (end > fill.max)
        throw new Error(`${slug}: the text ends at ${percent} of the page height; remove lines.`);
    },
  };
  for await (const [slug, png] of photograph(pages, camera)) files.set(slug, await encodePage(png));
  return files;
}
