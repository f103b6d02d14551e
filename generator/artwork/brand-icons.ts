/** A company's mark and icons. */
import sharp from 'sharp';
import { brandMark, type Company, escaped, markElement, markSize } from './company.ts';

async function markSvg({ name, brand, palette }: Company): Promise<string> {
  const { width, height } = markSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${palette.pencil}"><title>${escaped(name)}</title><path d="${await brandMark(brand)}"/></svg>\n`;
}

interface Tile {
  side: number;
  radius: number;
  /** Horizontal padding as a fraction of the side. */
  inset: number;
  /** See `markElement`. */
  heavier: number;
}

/** The mark on a sheet of paper. */
async function tileSvg({ brand, palette }: Company, { side, radius, inset, heavier }: Tile): Promise<string> {
  const scale = (side * (1 - 2 * inset)) / markSize.width;
  const top = (side - markSize.height * scale) / 2;
  const transform = `translate(${(side * inset).toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(3)})`;
  const mark = await markElement(brand, { fill: palette.pencil, heavier, transform });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${radius}" fill="${palette.paper}"/>${mark}</svg>\n`;
}

const png = (svg: string) =>
  sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();

/** Describes the site for phones that install it as an app. */
function webManifest({ name, brand, palette: { paper } }: Company): string {
  const icons = [192, 512].map((side) => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    // The padding keeps the mark inside any mask shape.
    purpose: 'any maskable',
  }));
  const colors = { background_color: paper, theme_color: paper };
  const app = { name, short_name: brand.first, start_url: '/', display: 'browser' };
  return `${JSON.stringify({ ...app, ...colors, icons })}\n`;
}

/** Renders the mark, the icons, and the web manifest, by path from `media/`. */
export async function drawBrand(company: Company): Promise<Map<string, string | Buffer>> {
  const favicon = await tileSvg(company, { side: 32, radius: 7, inset: 0.1, heavier: 1.2 });
  const icon = async (side: number, inset: number) =>
    png(await tileSvg(company, { side, radius: 0, inset, heavier: 0.3 }));
  return new Map<string, string | Buffer>([
    ['brand/mark.svg', await markSvg(company)],
    ['brand/favicon.svg', favicon],
    ['brand/favicon-32.png', await png(favicon)],
    ['brand/apple-touch-icon.png', await icon(180, 0.18)],
    ['brand/icon-192.png', await icon(192, 0.2)],
    ['brand/icon-512.png', await icon(512, 0.2)],
    ['brand/site.webmanifest', webManifest(company)],
  ]);
}
