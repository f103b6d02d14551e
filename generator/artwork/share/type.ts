/** What the build composes share pictures from: letters, the brand's mark, pencil lines and grounds, as pixels. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Company, markElement, markSize } from '../company.ts';
import { glyphs } from '../fonts/font-faces.ts';
import { marks } from '../marks/mark-strokes.ts';
import { markPath } from '../marks/marks.ts';
import { type Coverage, cover, drawFace, type TypeFace } from './glyphs.ts';
import { drawGrounds } from './ground.ts';
import { inkLevels, paletteOf, pencilLevels, shareThemesOf } from './palettes.ts';

/** Headlines as on pages; then the two parts of the wordmark. */
const faces: Record<string, TypeFace> = {
  upright: { file: 'normal', weight: 440, opticalSize: 44, sizes: [104, 82, 62], characters: glyphs },
  italic: { file: 'italic', weight: 430, opticalSize: 44, sizes: [104, 82, 62], characters: glyphs },
  brand: { file: 'normal', weight: 500, opticalSize: 34, sizes: [36], characters: glyphs },
  brandItalic: { file: 'italic', weight: 400, opticalSize: 34, sizes: [36], characters: glyphs },
};

const underlineWidths = [90, 130, 180, 240, 310, 390, 480, 580];
const markWidth = 52;

/** Corner from the pen, and size (px). Drawings lie in the file of pixels in the order in which they are told. */
type Box = [x: number, y: number, width: number, height: number];

/** Puts drawings one behind the other, two pixels to a byte, the left one in the high bits. */
function createPacker() {
  const parts: Buffer[] = [];
  const add = (width: number, height: number, level: (index: number) => number): void => {
    const row = Math.ceil(width / 2);
    const packed = Buffer.alloc(row * height);
    for (let index = 0; index < width * height; index++) {
      const [x, y] = [index % width, Math.floor(index / width)];
      const at = y * row + (x >> 1);
      packed[at] = (packed[at] ?? 0) | (level(index) << (x % 2 === 0 ? 4 : 0));
    }
    parts.push(packed);
  };
  return {
    drawing(drawing: Coverage | undefined, levels: number): Box | null {
      if (!drawing) return null;
      const { x, y, width, height, alpha } = drawing;
      add(width, height, (index) => Math.round(((alpha[index] ?? 0) / 255) * levels));
      return [x, y, width, height];
    },
    pixels: add,
    whole: () => Buffer.concat(parts),
  };
}

function drawUnderline(width: number): Promise<Coverage> {
  const [across, down] = marks.under?.viewBox ?? [1, 1];
  const [x, y] = [width / across, Math.min(1.15, 0.55 + width / 700)];
  const path = `<path transform="scale(${x} ${y})" vector-effect="non-scaling-stroke" fill="#fff" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" d="${markPath('under')}"/>`;
  return cover(path, { left: 0, top: 0, width: width + 4, height: Math.ceil(down * y) + 4 });
}

async function drawMark({ brand }: Company): Promise<Coverage> {
  const scale = markWidth / markSize.width;
  const mark = await markElement(brand, { fill: '#fff', heavier: 0.2, transform: `scale(${scale})` });
  return cover(mark, {
    left: 0,
    top: 0,
    width: markWidth + 2,
    height: Math.ceil(markSize.height * scale) + 2,
  });
}

/** The two files, by path from the repository's root: what is where, and the pixels. */
export async function renderShareType(company: Company): Promise<Map<string, string | Buffer>> {
  const packer = createPacker();
  const written: Record<string, object> = {};
  for (const [name, face] of Object.entries(faces)) {
    const { drawn, ...metrics } = await drawFace(face);
    const boxes = drawn.map((drawings) => drawings.map((drawing) => packer.drawing(drawing, inkLevels)));
    written[name] = { sizes: face.sizes, ...metrics, boxes };
  }
  const underlines: (Box | null)[] = [];
  for (const width of underlineWidths)
    underlines.push(packer.drawing(await drawUnderline(width), pencilLevels));
  const mark = packer.drawing(await drawMark(company), pencilLevels);
  const shareThemes = shareThemesOf(company.palette);
  const grounds = await drawGrounds(shareThemes);
  const palettes = Object.fromEntries(
    Object.entries(shareThemes).map(([name, theme]) => {
      const ground = grounds.get(name) ?? [];
      packer.pixels(1200, 630, (index) => ground[index] ?? 0);
      return [name, paletteOf(theme)];
    }),
  );
  const pixels = packer.whole();
  const layout = { inkLevels, pencilLevels, faces: written, underlines, mark, palettes };
  const version = createHash('sha256')
    .update(JSON.stringify(layout))
    .update(pixels)
    .digest('hex')
    .slice(0, 12);
  const packed = brotliCompressSync(pixels, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  return new Map<string, string | Buffer>([
    ['generator/share-pictures/generated/atlas.json', `${JSON.stringify({ version, ...layout })}\n`],
    ['generator/share-pictures/generated/atlas.br', packed],
  ]);
}
