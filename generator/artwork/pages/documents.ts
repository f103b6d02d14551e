/** Documents: letter pages of any words with an editor's marks, as pictures of 1700 x 2200. */
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Palette } from '../palette.ts';
import { fitType, photograph } from '../photograph.ts';
import type { Tone } from '../resumes/resume.ts';
import { markedPage } from './marked-page.ts';

/** One letter page: the words, their style sheets, and how far down the words should reach. */
export interface Document {
  /** The file's name in `media/documents/`. */
  slug: string;
  /** Style sheets without `.css`, in order; the page has their names as classes. */
  styles: readonly string[];
  tone: Tone;
  /** Where the last line should end, as a part of the page's height; a foot with the class `foot` is not counted. */
  end: number;
  /** The inside of the page. */
  html: string | ((palette: Palette) => string);
}

const scales = [0.9, 1.12] as const;
const tolerance = 0.02;

/**
 * The documents as WebP files, by slug; fails when a page has too few or too many words.
 * @param folder of the style sheets
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
          `${slug}: the text ends at ${(reached * 100).toFixed(1)}% of the page, not near ${end * 100}%; ${reached < end ? 'add' : 'cut'} lines.`,
        );
    },
  };
  for await (const [slug, png] of photograph(pages, camera))
    files.set(slug, await sharp(png).webp({ nearLossless: true, quality: 20, effort: 6 }).toBuffer());
  return files;
}
