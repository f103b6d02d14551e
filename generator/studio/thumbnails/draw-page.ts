import type { PreparedImage, PreparedSection } from '../../../site/prepared-data.ts';
import type { ShareTheme } from '../../share-pictures/themes.ts';
import { groundOf } from '../../warnings/grounds.ts';
import { type Box, Canvas, size } from './canvas.ts';
import { partsOf, type SectionParts } from './section-parts.ts';

export interface DrawnPage {
  headline: string;
  sections: readonly PreparedSection[];
  /** Whether it has the menus of the site or of a landing page. */
  hasMenu: boolean;
  theme: ShareTheme;
  /** The colors of the bands that every theme has. */
  bands: { ink: string; green: string };
  /** The address of a picture; undefined if it cannot be shown. */
  hrefOf: (image: PreparedImage) => string | undefined;
}

const left = 7;
const right = size.width - left;
const headerHeight = 8;
const lineHeight = 7.5;

/** The first screen of a page as an SVG: its headline, pictures, forms, and lists on the grounds of its sections. */
export function drawPage(page: DrawnPage): string {
  const { theme, sections, hasMenu } = page;
  const canvas = new Canvas();
  canvas.fill({ x: 0, y: 0, ...size }, theme.ground);
  let y = headerHeight;
  for (const [index, section] of sections.entries()) {
    if (y >= size.height) break;
    const parts = partsOf(section);
    const height = index === 0 ? firstHeight(section, page.headline) : sectionHeight(parts);
    const { ground, ink } = groundColors(section, page);
    canvas.fill({ x: 0, y, width: size.width, height }, ground);
    const box = { x: left, y: y + 4, width: right - left, height: height - 8 };
    if (index === 0) drawFirst(canvas, box, { parts, ink, page, isBanner: section.type === 'page-banner' });
    else drawSection(canvas, box, { parts, ink, page });
    y += height;
  }
  drawHeader(canvas, theme, hasMenu);
  return canvas.toSvg();
}

function drawHeader(canvas: Canvas, { ink, pencil }: ShareTheme, hasMenu: boolean): void {
  canvas.fill({ x: left, y: 3, width: 14, height: 2 }, ink);
  canvas.fill({ x: left, y: 3, width: 3, height: 2 }, pencil);
  if (!hasMenu) return;
  for (const x of [40, 48, 56]) canvas.fill({ x, y: 3.4, width: 5, height: 1.2 }, ink, { opacity: 0.5 });
  canvas.fill({ x: right - 9, y: 2.4, width: 9, height: 3.2 }, pencil);
}

interface SectionDrawing {
  parts: SectionParts;
  ink: string;
  page: DrawnPage;
}

/** The width of a headline next to something, or alone. */
const columns = { half: 40, whole: right - left };

function drawFirst(canvas: Canvas, box: Box, drawing: SectionDrawing & { isBanner: boolean }): void {
  const { parts, ink, page, isBanner } = drawing;
  const { theme, headline } = page;
  const hasSide = !isBanner && (parts.images.length > 0 || parts.hasForm || parts.hasSheet);
  const width = hasSide || isBanner ? columns.half : columns.whole;
  const lines = wrapped(headline, width);
  for (const [index, line] of lines.entries())
    canvas.words(line, { x: box.x, baseline: box.y + 5.5 + index * lineHeight }, ink);
  let y = box.y + lines.length * lineHeight + 2;
  if (isBanner) {
    canvas.lines({ x: 57, y: box.y + 3, width: 20, height: 7 }, ink);
    return;
  }
  const isText = !hasSide && parts.actions === 0;
  canvas.lines({ x: box.x, y, width: width * 0.9, height: isText ? size.height : 4 }, ink);
  y += 7;
  if (parts.actions > 0) canvas.fill({ x: box.x, y, width: 13, height: 4 }, theme.pencil);
  if (parts.actions > 1) canvas.fill({ x: box.x + 15, y, width: 10, height: 4 }, ink, { opacity: 0.25 });
  y += 7;
  const [image] = parts.images;
  const side = { x: 50, y: box.y, width: right - 50, height: 40 };
  if (parts.hasForm) drawForm(canvas, { ...side, height: 34 }, theme);
  else if (image) drawImage(canvas, side, page, image);
  else if (parts.hasSheet) drawSheet(canvas, side, theme);
  if (!parts.hasForm) return;
  const below = { x: box.x, y, width: columns.half, height: 40 };
  if (image) drawImage(canvas, below, page, image);
  else if (parts.hasSheet) drawSheet(canvas, below, theme);
}

function drawSection(canvas: Canvas, box: Box, { parts, ink, page }: SectionDrawing): void {
  const [image] = parts.images;
  const { x, y } = box;
  canvas.fill({ x, y, width: image ? 26 : 34, height: 2.4 }, ink, { opacity: 0.8 });
  if (parts.hasLead || image)
    canvas.lines({ x, y: y + 5, width: image ? 34 : 56, height: image ? 14 : 4 }, ink);
  if (image) drawImage(canvas, { x: 50, y, width: right - 50, height: 22 }, page, image);
  else if (parts.hasForm) drawForm(canvas, { x: 50, y, width: right - 50, height: 24 }, page.theme);
  else drawEntries(canvas, { x, y: y + (parts.hasLead ? 11 : 6), width: right - x, height: 24 }, page, parts);
}

/** A row of cards. Entries without pictures are lines of text. */
function drawEntries(canvas: Canvas, box: Box, page: DrawnPage, { entries }: SectionParts): void {
  const shown = entries.slice(0, 4);
  const gap = 3;
  const width = Math.min(24, (box.width - gap * (shown.length - 1)) / Math.max(1, shown.length));
  for (const [index, { image }] of shown.entries()) {
    const card = { ...box, x: box.x + index * (width + gap), width };
    if (image) drawImage(canvas, card, page, image);
    else drawSheet(canvas, card, page.theme);
  }
}

function drawImage(canvas: Canvas, box: Box, { theme, hrefOf }: DrawnPage, image: PreparedImage): void {
  const height = Math.min(box.height, (box.width * image.height) / image.width);
  const href = hrefOf(image);
  if (href === undefined) canvas.fill({ ...box, height }, theme.rule);
  else canvas.picture({ ...box, height }, href);
}

function drawSheet(canvas: Canvas, box: Box, { sheet, print, pencil }: ShareTheme): void {
  canvas.fill(box, sheet);
  canvas.fill({ x: box.x + 2.5, y: box.y + 3, width: box.width * 0.45, height: 1.8 }, print);
  canvas.fill({ x: box.x + 2.5, y: box.y + 6.4, width: box.width * 0.3, height: 1.2 }, pencil);
  canvas.lines({ x: box.x + 2.5, y: box.y + 9.5, width: box.width - 5, height: box.height - 11 }, print);
}

function drawForm(canvas: Canvas, box: Box, { sheet, print, pencil, rule }: ShareTheme): void {
  const inner = { x: box.x + 2.5, width: box.width - 5 };
  canvas.fill(box, sheet);
  canvas.fill({ ...inner, y: box.y + 3, width: inner.width * 0.7, height: 1.8 }, print);
  for (let y = box.y + 7; y + 10 <= box.y + box.height; y += 6) canvas.fill({ ...inner, y, height: 4 }, rule);
  canvas.fill({ ...inner, y: box.y + box.height - 7, height: 4 }, pencil);
}

function firstHeight(section: PreparedSection, headline: string): number {
  if (section.type === 'page-banner') return 9 + wrapped(headline, columns.half).length * lineHeight;
  return size.height - headerHeight - 8;
}

const sectionHeight = ({ images, entries, hasForm }: SectionParts) =>
  images.length > 0 || entries.length > 0 || hasForm ? 34 : 18;

function groundColors(
  section: PreparedSection,
  { theme, bands }: DrawnPage,
): { ground: string; ink: string } {
  const ground = groundOf(section);
  if (ground === 'ink' || ground === 'green') return { ground: bands[ground], ink: '#ffffff' };
  if (ground === 'sheet') return { ground: theme.sheet, ink: theme.print };
  return { ground: ground === 'blotter' ? theme.desk : theme.ground, ink: theme.ink };
}

/** Serif letters of this size are about half as wide as high. */
const letterWidth = 3.3;
const maxLines = 3;

function wrapped(text: string, width: number): string[] {
  const room = Math.floor(width / letterWidth);
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= room || lines.at(-1) === '') lines.splice(-1, 1, longer.slice(0, room + 2));
    else lines.push(word.slice(0, room + 2));
  }
  return lines.slice(0, maxLines);
}
