/** The bitmaps in share pictures of all companies: letters and pencil underlines. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Drawing } from '../../share-pictures/atlas.ts';
import { type Coverage, cover, levelsOf } from '../../share-pictures/cover.ts';
import { inkLevels, pencilLevels } from '../../share-pictures/themes.ts';
import { glyphs } from '../fonts/font-faces.ts';
import { marks } from '../marks/mark-strokes.ts';
import { markPath } from '../marks/marks.ts';
import { drawFace, type TypeFace } from './glyphs.ts';

/** The faces of headlines, as on pages, and of the wordmark's two parts. */
const faces: Record<string, TypeFace> = {
  upright: { file: 'normal', weight: 440, opticalSize: 44, sizes: [104, 82, 62], characters: glyphs },
  italic: { file: 'italic', weight: 430, opticalSize: 44, sizes: [104, 82, 62], characters: glyphs },
  brand: { file: 'normal', weight: 500, opticalSize: 34, sizes: [36], characters: glyphs },
  brandItalic: { file: 'italic', weight: 400, opticalSize: 34, sizes: [36], characters: glyphs },
};

const underlineWidths = [90, 130, 180, 240, 310, 390, 480, 580];

function drawUnderline(width: number): Promise<Coverage> {
  const [across, down] = marks.under?.viewBox ?? [1, 1];
  const [x, y] = [width / across, Math.min(1.15, 0.55 + width / 700)];
  const path = `<path transform="scale(${x} ${y})" vector-effect="non-scaling-stroke" fill="#fff" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" d="${markPath('under')}"/>`;
  return cover(path, { left: 0, top: 0, width: width + 4, height: Math.ceil(down * y) + 4 });
}

/** Renders two files by path from the project: the layout of the atlas, and its pixels. */
export async function renderLetters(): Promise<Map<string, string | Buffer>> {
  const parts: Uint8Array[] = [];
  /** The pixels must be in the order of the boxes. */
  const add = ({ x, y, width, height, pixels }: Drawing) => {
    parts.push(pixels);
    return [x, y, width, height];
  };
  const layoutFaces: Record<string, object> = {};
  for (const [name, face] of Object.entries(faces)) {
    const { drawn, ...metrics } = await drawFace(face);
    const boxes = drawn.map((drawings) =>
      drawings.map((drawing) => drawing && add(levelsOf(drawing, inkLevels))),
    );
    layoutFaces[name] = { sizes: face.sizes, ...metrics, boxes };
  }
  const underlines: number[][] = [];
  for (const width of underlineWidths)
    underlines.push(add(levelsOf(await drawUnderline(width), pencilLevels)));
  const pixels = Buffer.concat(parts);
  const layout = { faces: layoutFaces, underlines };
  const version = createHash('sha256')
    .update(JSON.stringify(layout))
    .update(pixels)
    .digest('hex')
    .slice(0, 12);
  const compressed = brotliCompressSync(pixels, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
  return new Map<string, string | Buffer>([
    ['generator/share-pictures/generated/atlas.json', `${JSON.stringify({ version, ...layout })}\n`],
    ['generator/share-pictures/generated/atlas.br', compressed],
  ]);
}
