import { pictureSize, type ThemeName } from './atlas.ts';
import { type Canvas, createCanvas, draw } from './canvas.ts';
import { readGround } from './ground.ts';
import { layOut } from './lay-out.ts';
import { drawMark } from './mark.ts';
import { type Brand, placeBrand, placeHeadline } from './place.ts';
import { encodePng } from './png.ts';
import type { Rgb } from './themes.ts';

export type DrawPicture = (headline: string, theme: ThemeName) => Promise<Buffer>;

/** The company-specific parts of share pictures. */
export interface ShareLook {
  brand: Brand;
  /** Path data on a canvas of 40 x 30. */
  mark?: string;
  palettes: Record<ThemeName, readonly Rgb[]>;
  /** Background files, see `readGround`. */
  grounds: Partial<Record<ThemeName, string>>;
}

/** Draws share pictures as PNG files. Each theme's background and brand are drawn once. Equal headlines give equal bytes. */
export function createDrawPicture({ brand, mark, palettes, grounds }: ShareLook): DrawPicture {
  const drawn = new Map<ThemeName, Promise<Canvas>>();

  async function drawGround(theme: ThemeName): Promise<Canvas> {
    const ground = createCanvas(await readGround(grounds[theme], palettes[theme]));
    const drawing = mark === undefined ? undefined : await drawMark(mark);
    for (const placed of placeBrand(brand, drawing)) draw(ground, placed);
    return ground;
  }

  return async (headline, theme) => {
    const rows = (await drawn.getOrInsertComputed(theme, drawGround)).slice();
    for (const placed of placeHeadline(layOut(headline))) draw(rows, placed);
    return encodePng({ ...pictureSize, palette: palettes[theme], rows });
  };
}
