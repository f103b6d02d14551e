/** The company whose pictures are rendered: name, mark, and colors in its site.yaml. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Brand, Site } from '../../schema/generated/types.ts';
import { shapeText, type TextStyle, textPath } from './outline-text.ts';
import { type Palette, paletteOf } from './palette.ts';

export interface Company {
  /** The folder with site.yaml, media/, and artwork/. */
  folder: string;
  name: string;
  brand: Brand;
  palette: Palette;
}

/** @param folder the company's folder @throws when site.yaml lacks the name */
export function readCompany(folder: string): Company {
  const file = join(folder, 'site.yaml');
  const { name, brand } = parse(readFileSync(file, 'utf8')) as Partial<Site>;
  if (!name || !brand?.first)
    throw new Error(`${file} needs name and brand.first, which pictures show. Run: npm run check`);
  return { folder, name, brand, palette: paletteOf(brand.colors) };
}

export const markSize = { width: 40, height: 30 };

/** Path data of the mark; a brand without one gets the first letter of its name. */
export async function brandMark({ first, mark }: Brand): Promise<string> {
  if (mark) return mark;
  const letter = [...first][0] ?? '';
  const style: TextStyle = { font: 'serif', size: 42, weight: 600 };
  const { width } = await shapeText(letter, style);
  return textPath(letter, style, (markSize.width - width) / 2, 28.5);
}

export interface MarkLook {
  fill: string;
  /** Additional line width, for small icons. */
  heavier: number;
  transform: string;
}

/** The mark as an element. */
export async function markElement(brand: Brand, { fill, heavier, transform }: MarkLook): Promise<string> {
  const stroke = ` stroke="${fill}" stroke-width="${heavier}" stroke-linejoin="round"`;
  return `<path fill="${fill}"${stroke} transform="${transform}" d="${await brandMark(brand)}"/>`;
}

export const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
