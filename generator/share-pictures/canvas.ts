import { type Drawing, pictureSize } from './atlas.ts';
import { inkLevels } from './themes.ts';

/** Pixels in PNG rows: a filter byte (0, none), then palette indexes, two per byte. */
export type Canvas = Uint8Array<ArrayBuffer>;

const stride = 1 + pictureSize.width / 2;

/** @param ground the pixels of the whole picture, in the format of a drawing */
export function createCanvas(ground: Uint8Array): Canvas {
  const canvas = new Uint8Array(stride * pictureSize.height);
  for (let row = 0; row < pictureSize.height; row++)
    canvas.set(ground.subarray(row * (stride - 1), (row + 1) * (stride - 1)), row * stride + 1);
  return canvas;
}

const firstPencil = inkLevels + 1;

/** The visible color where two drawings overlap, by both palette indexes: pencil covers ink, except at its faint edges. */
const overlap = Uint8Array.from({ length: 256 }, (_, pair) => {
  const [one, other] = [pair >> 4, pair & 15].toSorted((a, b) => a - b) as [number, number];
  const isFaint = other >= firstPencil && other < firstPencil + 2 && one > 2 && one < firstPencil;
  return isFaint ? one : other;
});

/** A drawing on the canvas with the pen at (x, y); `levels` maps the drawing's levels to the palette. */
export interface Placed {
  drawing: Drawing;
  levels: readonly number[];
  x: number;
  y: number;
}

export function draw(canvas: Canvas, { drawing, levels, x, y }: Placed): void {
  const { width, height, pixels } = drawing;
  const pairs = Math.ceil(width / 2);
  const left = x + drawing.x;
  for (let down = 0; down < height; down++) {
    const row = (y + drawing.y + down) * stride + 1;
    for (let pair = 0; pair < pairs; pair++) {
      const both = pixels[down * pairs + pair] as number;
      if (both === 0) continue;
      const at = left + pair * 2;
      setPixel(canvas, row, at, levels[both >> 4] as number);
      setPixel(canvas, row, at + 1, levels[both & 15] as number);
    }
  }
}

/** @param row offset of its first pixel @param color 0 leaves the pixel unchanged */
function setPixel(canvas: Canvas, row: number, x: number, color: number): void {
  const at = row + (x >> 1);
  const shift = x % 2 === 0 ? 4 : 0;
  const byte = canvas[at] as number;
  const visible = overlap[(((byte >> shift) & 15) << 4) | color] as number;
  canvas[at] = (byte & (0xf0 >> shift)) | (visible << shift);
}
