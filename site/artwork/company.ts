/** Whose pictures these are: the name and the mark, as landing-configs/site.yaml has them. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { shapeText, type TextStyle, textPath } from './outline-text.ts';

interface Company {
  name: string;
  brand: { first: string; second?: string; mark?: string };
}

const text = readFileSync(new URL('../../landing-configs/site.yaml', import.meta.url), 'utf8');
const { name, brand } = parse(text) as Partial<Company>;
if (!name || !brand?.first)
  throw new Error(
    'landing-configs/site.yaml needs name and brand.first: pictures show them. Try: npm run check',
  );

export const company: Company = { name, brand };

/** The mark's box. */
export const markSize = { width: 40, height: 30 };

/** Path data of the mark, or of the name's first letter where there is none. */
export async function brandMark(): Promise<string> {
  if (brand?.mark) return brand.mark;
  const letter = [...company.brand.first][0] ?? '';
  const style: TextStyle = { font: 'serif', size: 42, weight: 600 };
  const { width } = await shapeText(letter, style);
  return textPath(letter, style, (markSize.width - width) / 2, 28.5);
}

/** The mark as an element. @param heavier by how much its lines grow, for icons of a few pixels */
export async function markElement(fill: string, heavier = 0, attributes = ''): Promise<string> {
  const stroke = heavier > 0 ? ` stroke="${fill}" stroke-width="${heavier}" stroke-linejoin="round"` : '';
  return `<path fill="${fill}"${stroke}${attributes} d="${await brandMark()}"/>`;
}

export const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
