import { type Drawing, pictureSize } from './atlas.ts';
import { inkLevels } from './themes.ts';

/** Pixels as palette indexes in the rows that PNG wants: each starts with its filter, 0 for none, then two pixels to a byte. */
export type Canvas = Uint8Array<ArrayBuffer>;

const stride = 1 + pictureSize.width / 2;

/** @param ground the whole picture, as a drawing has its pixels */
export function createCanvas(ground: Uint8Array): Canvas {
  const canvas = new Uint8Array(stride * pictureSize.height);
  for (let row = 0; row < pictureSize.height; row++)
    canvas.set(ground.subarray(row * (stride - 1), (row + 1) * (stride - 1)), row * stride + 1);
  return canvas;
}

const firstPencil = inkLevels + 1;

/** What shows where two drawings meet, by both palette indexes: the pencil covers ink, except with its faint edges. */
const meeting = Uint8Array.from({ length: 256 }, (_, pair) => {
  const [one, other] = [pair >> 4, pair & 15].toSorted((a, b) => a - b) as [number, number];
  const isFaint = other >= firstPencil && other < firstPencil + 2 && one > 2 && one < firstPencil;
  return isFaint ? one : other;
});

/** A drawing on the canvas. The pen is at (x, y); `levels` maps the levels of the drawing to the palette. */
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

/** @param row where its pixels start @param color 0 leaves the pixel as it is */
function setPixel(canvas: Canvas, row: number, x: number, color: number): void {
  const at = row + (x >> 1);
  const shift = x % 2 === 0 ? 4 : 0;
  const byte = canvas[at] as number;
  const met = meeting[(((byte >> shift) & 15) << 4) | color] as number;
  canvas[at] = (byte & (0xf0 >> shift)) | (met << shift);
}
