import { hash } from 'node:crypto';
import type { DrawnFile } from '../images/picture-file.ts';
import { atlas, type ThemeName } from './atlas.ts';
import { createDrawPicture, type DrawPicture } from './draw-picture.ts';
import { drawable } from './drawable.ts';
import type { Brand } from './place.ts';

/** Stands in the names of files and changes whenever equal headlines are drawn otherwise; a test holds it to the bytes. */
export const design = 2;

/** The file of a headline, see `readHeadline`; nothing is drawn before it is asked for. */
export type SharePictureOf = (headline: string, theme: ThemeName) => DrawnFile;

/** @returns undefined when the name cannot be drawn: no picture can do without it */
export function createSharePictures({ first, second }: Brand): SharePictureOf | undefined {
  const brand = { first: drawable(first), second: drawable(second ?? '') };
  if (brand.first === undefined || brand.second === undefined) return undefined;
  const shown: Brand = { first: brand.first, second: brand.second };
  const common = JSON.stringify([atlas.version, design, shown]);
  let draw: DrawPicture | undefined;
  return (headline, theme) => {
    const letters = hash('sha1', `${common} ${theme} ${headline}`, 'base64url')
      .replace(/[-_]/g, '0')
      .slice(0, 8);
    return {
      name: `share-${letters}.png`,
      draw: () => {
        draw ??= createDrawPicture(shown);
        return draw(headline, theme);
      },
    };
  };
}
