/** Documents: letter pages with an editor's marks, as pictures of 1700 x 2200. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Palette } from '../palette.ts';
import { fitType, photograph } from '../photograph.ts';
import type { Tone } from '../resumes/resume.ts';
import { markedPage } from './marked-page.ts';

/** A letter page: its text and style sheets, and how far down the text should reach. */
export interface Document {
  /** The file's name in `media/documents/`. */
  slug: string;
  /** Style sheets without `.css`, in order; the page has their names as classes. */
  styles: readonly string[];
  tone: Tone;
  /** Target for the bottom of the last line, as a fraction of the page height, without elements of the class `foot`. */
  end: number;
  /** Content of the page. */
  html: string | ((palette: Palette) => string);
}

const scales = [0.9, 1.12] as const;
const tolerance = 0.02;

/**
 * Renders documents as WebP files, by slug.
 * @param folder of the style sheets
 * @throws when a text is too short or too long for its page
 */
export async function renderDocuments(
  documents: readonly Document[],
  folder: URL,
  palette: Palette,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const ends = new Map(documents.map(({ slug, end }) => [slug, end]));
  const pages = documents.map(({ slug, styles, tone, html }) => {
    const inside = typeof html === 'string' ? html : html(palette);
    const body = `<body class="${tone}"><div class="page ${styles.join(' ')}">${inside}</div></body>`;
    const sheets = styles.map((name) => new URL(`${name}.css`, folder));
    return { slug, html: markedPage({ sheets, palette, body }) };
  });
  const camera = {
    width: 850,
    height: 1100,
    scale: 2,
    async prepare(page: Page, slug: string) {
      const end = ends.get(slug) ?? 1;
      const reached = await fitType(page, slug, { scales, end, ignored: '.foot' });
      if (Math.abs(reached - end) > tolerance)
        throw new Error(
          `${slug}: the text ends at ${(reached * 100).toFixed(1)}% of the page height instead of ${end * 100}%; ${reached < end ? 'add' : 'remove'} lines.`,
        );
    },
  };
  for await (const [slug, png] of photograph(pages, camera))
    files.set(slug, await sharp(png).webp({ nearLossless: true, quality: 20, effort: 6 }).toBuffer());
  return files;
}
