import type { Brand } from '../../schema/generated/types.ts';
import { paletteOf } from '../artwork/palette.ts';
import type { MediaIndex } from '../images/media-index.ts';
import type { DrawnFile } from '../images/picture-file.ts';
import { shortHash } from '../lib/short-hash.ts';
import { atlas, type ThemeName } from './atlas.ts';
import { createDrawPicture, type DrawPicture, type ShareLook } from './draw-picture.ts';
import { drawable } from './drawable.ts';
import { colorsOf, shareThemesOf } from './themes.ts';

/** A version in file names. It changes whenever the same headline is drawn differently; a test compares the bytes. */
export const design = 2;

/** The file for a headline from `readHeadline`, drawn on demand. */
export type SharePictureOf = (headline: string, theme: ThemeName) => DrawnFile;

/**
 * The look of a company's share pictures, and a version that changes with every part of it.
 * @param media has backgrounds such as `share/ground-day.webp`, unless they are plain
 * @returns undefined when the company's name, which is on every picture, cannot be drawn
 */
export function shareLookOf(
  { first, second, mark, colors }: Brand,
  media: MediaIndex,
): (ShareLook & { version: string }) | undefined {
  const name = { first: drawable(first), second: drawable(second ?? '') };
  if (name.first === undefined || name.second === undefined) return undefined;
  const brand = { first: name.first, second: name.second };
  const themes = shareThemesOf(paletteOf(colors));
  const palettes = inThemes((theme) => colorsOf(themes[theme]));
  const files = inThemes((theme) => media.get(`share/ground-${theme}.webp`));
  const grounds = inThemes((theme) => files[theme]?.path);
  const hashes = Object.values(files).map((file) => file?.hash);
  const version = JSON.stringify([atlas.version, design, brand, mark, palettes, hashes]);
  return { brand, mark, palettes, grounds, version };
}

/** @returns undefined when the name cannot be drawn */
export function createSharePictures(brand: Brand, media: MediaIndex): SharePictureOf | undefined {
  const look = shareLookOf(brand, media);
  if (!look) return undefined;
  let draw: DrawPicture | undefined;
  return (headline, theme) => {
    return {
      name: `share-${shortHash(`${look.version} ${theme} ${headline}`, 'sha1')}.png`,
      draw: () => {
        draw ??= createDrawPicture(look);
        return draw(headline, theme);
      },
    };
  };
}

const inThemes = <Value>(value: (theme: ThemeName) => Value): Record<ThemeName, Value> => ({
  day: value('day'),
  night: value('night'),
  evergreen: value('evergreen'),
});
