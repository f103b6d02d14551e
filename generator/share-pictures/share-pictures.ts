import { hash } from 'node:crypto';
import type { Brand } from '../../schema/generated/types.ts';
import { paletteOf } from '../artwork/palette.ts';
import type { MediaIndex } from '../images/media-index.ts';
import type { DrawnFile } from '../images/picture-file.ts';
import { atlas, type ThemeName } from './atlas.ts';
import { createDrawPicture, type DrawPicture, type ShareLook } from './draw-picture.ts';
import { drawable } from './drawable.ts';
import { colorsOf, type ShareTheme, shareThemesOf } from './themes.ts';

/** Stands in the names of files and changes whenever equal headlines are drawn otherwise; a test holds it to the bytes. */
export const design = 2;

/** The file of a headline, see `readHeadline`; nothing is drawn before it is asked for. */
export type SharePictureOf = (headline: string, theme: ThemeName) => DrawnFile;

/**
 * How a company's share pictures look, and what changes with all of it.
 * @param media with `share/ground-day.webp` and the like, unless the ground is plain
 * @returns undefined when the name cannot be drawn: no picture can do without it
 */
export function shareLookOf(
  { first, second, mark, colors }: Brand,
  media: MediaIndex,
): (ShareLook & { version: string }) | undefined {
  const name = { first: drawable(first), second: drawable(second ?? '') };
  if (name.first === undefined || name.second === undefined) return undefined;
  const brand = { first: name.first, second: name.second };
  const themes = Object.entries(shareThemesOf(paletteOf(colors))) as [ThemeName, ShareTheme][];
  const palettes = fromThemes(themes.map(([theme, its]) => [theme, colorsOf(its)]));
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
