import { hash } from 'node:crypto';
import type { Brand } from '../../schema/generated/types.ts';
import { paletteOf } from '../artwork/palette.ts';
import type { MediaIndex } from '../images/media-index.ts';
import type { DrawnFile } from '../images/picture-file.ts';
import { atlas, type ThemeName } from './atlas.ts';
import { createDrawPicture, type DrawPicture, type ShareLook } from './draw-picture.ts';
import { drawable } from './drawable.ts';
import { colorsOf, type ShareTheme, shareThemesOf } from './themes.ts';

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
  const themes = Object.entries(shareThemesOf(paletteOf(colors))) as [ThemeName, ShareTheme][];
  const palettes = fromThemes(themes.map(([name, theme]) => [name, colorsOf(theme)]));
  const files = themes.map(([theme]) => [theme, media.get(`share/ground-${theme}.webp`)] as const);
  const grounds = fromThemes(files.map(([theme, file]) => [theme, file?.path]));
  const hashes = files.map(([, file]) => file?.hash);
  const version = JSON.stringify([atlas.version, design, brand, mark, palettes, hashes]);
  return { brand, mark, palettes, grounds, version };
}

/** @returns undefined when the name cannot be drawn */
export function createSharePictures(brand: Brand, media: MediaIndex): SharePictureOf | undefined {
  const look = shareLookOf(brand, media);
  if (!look) return undefined;
  let draw: DrawPicture | undefined;
  return (headline, theme) => {
    const letters = hash('sha1', `${look.version} ${theme} ${headline}`, 'base64url')
      .replace(/[-_]/g, '0')
      .slice(0, 8);
    return {
      name: `share-${letters}.png`,
      draw: () => {
        draw ??= createDrawPicture(look);
        return draw(headline, theme);
      },
    };
  };
}

const fromThemes = <Value>(entries: [ThemeName, Value][]) =>
  Object.fromEntries(entries) as Record<ThemeName, Value>;
