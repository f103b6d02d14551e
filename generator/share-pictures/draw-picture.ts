import { atlas, openDrawings, pictureSize, type ThemeName } from './atlas.ts';
import { type Canvas, createCanvas, draw } from './canvas.ts';
import { layOut } from './lay-out.ts';
import { type Brand, placeBrand, placeHeadline } from './place.ts';
import { encodePng } from './png.ts';

export type DrawPicture = (headline: string, theme: ThemeName) => Promise<Buffer>;

/** Draws share pictures as PNG files. The ground with the brand is drawn once for each theme. Equal headlines give equal bytes. */
export function createDrawPicture(brand: Brand): DrawPicture {
  const grounds = new Map<ThemeName, Canvas>();
  /** Canvases whose pictures are done: allocating 378 kB for each picture would make a large build's memory grow. */
  const spare: Canvas[] = [];

  function groundOf(theme: ThemeName): Canvas {
    const known = grounds.get(theme);
    if (known) return known;
    const ground = createCanvas(openDrawings().grounds[theme]);
    for (const placed of placeBrand(brand)) draw(ground, placed);
    grounds.set(theme, ground);
    return ground;
  }

  return async (headline, theme) => {
    const ground = groundOf(theme);
    const rows = spare.pop() ?? new Uint8Array(ground.length);
    rows.set(ground);
    for (const placed of placeHeadline(layOut(headline))) draw(rows, placed);
    try {
      return await encodePng({ ...pictureSize, palette: atlas.palettes[theme], rows });
    } finally {
      spare.push(rows);
    }
  };
}
