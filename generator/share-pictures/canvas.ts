import { atlas, type Drawing } from './atlas.ts';

/** Pixels as palette indexes, two to a byte. */
export interface Canvas {
  /** Bytes of a row, a multiple of four. */
  stride: number;
  /** The rows, which an empty one stands above. */
  pixels: Uint8Array;
  /** That one, too, in words of four bytes. */
  words: Int32Array;
}

/** @param width in px, a multiple of eight @param drawn what is on it already */
export function createCanvas(width: number, height: number, drawn?: Uint8Array): Canvas {
  const stride = width / 2;
  const whole = new Uint8Array(stride * (height + 1));
  const pixels = whole.subarray(stride);
  if (drawn) pixels.set(drawn);
  return { stride, pixels, words: new Int32Array(whole.buffer) };
}

const firstPencil = atlas.inkLevels + 1;

/** What is seen where two drawings meet: the pencil goes over ink, but for its faint edges. */
const meeting = Uint8Array.from({ length: 256 }, (_, pair) => {
  const [one, other] = [pair >> 4, pair & 15].toSorted((a, b) => a - b) as [number, number];
  const isFaint = other >= firstPencil && other < firstPencil + 2 && one > 2 && one < firstPencil;
  return isFaint ? one : other;
});

function meet(there: number, added: number): number {
  const left = meeting[(there & 0xf0) | (added >> 4)] as number;
  return (left << 4) | (meeting[((there & 15) << 4) | (added & 15)] as number);
}

/** What a drawing changes on canvases of one stride: places (bytes from the pen's) with, in the lowest eight bits, what comes there. */
export interface Print {
  stride: number;
  bytes: Int32Array;
}

/** @param levels for each level of the drawing the palette's index */
export function print(drawing: Drawing, stride: number, isOdd: boolean, levels: readonly number[]): Print {
  const { x, y, width, height, pixels } = drawing;
  const row = Math.ceil(width / 2);
  const bytes = new Int32Array((row + 1) * height);
  let count = 0;
  for (let down = 0; down < height; down++) {
    const line = (y + down) * stride;
    let last = -1;
    for (let across = 0; across < width; across++) {
      const pair = pixels[down * row + (across >> 1)] as number;
      const level = across % 2 === 0 ? pair >> 4 : pair & 15;
      if (level === 0) continue;
      const at = x + across + (isOdd ? 1 : 0);
      if (at >> 1 !== last) bytes[count++] = (line + (at >> 1)) * 256;
      last = at >> 1;
      bytes[count - 1] =
        (bytes[count - 1] as number) | ((levels[level] as number) << ((at & 1) === 0 ? 4 : 0));
    }
  }
  return { stride, bytes: bytes.slice(0, count) };
}

/** Draws with the pen at (x, y); x is odd if the print was made for that. */
export function draw({ stride, pixels }: Canvas, { bytes }: Print, x: number, y: number): void {
  const pen = y * stride + (x >> 1);
  for (let index = 0; index < bytes.length; index++) {
    const place = bytes[index] as number;
    const at = pen + (place >> 8);
    const there = pixels[at] as number;
    pixels[at] = there === 0 ? place & 255 : meet(there, place & 255);
  }
}
