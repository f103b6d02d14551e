import { pictureSize } from './atlas.ts';
import { type Canvas, createCanvas, draw, type Print, print } from './canvas.ts';
import { type Block, type Placed, tints } from './place.ts';

/** The part of a picture that letters stand on; what is at its right is the same for all pictures of a theme. */
export const board = { width: 832, height: pictureSize.height };

/** Draws; how a drawing changes pixels is worked out once. */
export function createComposer() {
  const prints = new Map<number, Print>();
  const canvas = createCanvas(board.width, board.height);

  function drawAll(on: Canvas, placed: Placed[]): void {
    for (const { drawing, tint, x, y } of placed) {
      const isOdd = (x & 1) === 1;
      const key = (drawing.id * 4 + tint) * 2 + (isOdd ? 1 : 0);
      let made = prints.get(key);
      if (made?.stride !== on.stride) {
        made = print(drawing, on.stride, isOdd, tints[tint]);
        prints.set(key, made);
      }
      draw(on, made, x, y);
    }
  }

  return {
    /** Empty but while `withBlock` runs. */
    canvas,
    drawAll,
    withBlock({ placed, top, bottom }: Block, look: () => void): void {
      drawAll(canvas, placed);
      look();
      canvas.pixels.fill(0, top * canvas.stride, bottom * canvas.stride);
    },
  };
}

export type Composer = ReturnType<typeof createComposer>;
