import { crc32, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Brand } from '../../schema/generated/types.ts';
import { atlas, type ThemeName } from './atlas.ts';
import { createDrawPicture, type ShareLook } from './draw-picture.ts';
import { column } from './lay-out.ts';
import { shareLookOf } from './share-pictures.ts';

const brand = { first: 'Northlight', second: 'Papers', mark: 'M2 28 20 2 38 28z' };
const drawerOf = (of: Brand) => createDrawPicture(shareLookOf(of, new Map()) as ShareLook);
const palettes = (shareLookOf(brand, new Map()) as ShareLook).palettes;
const draw = drawerOf(brand);
const themes = Object.keys(palettes) as ThemeName[];
const statement = 'On time, or your money back.';

/** Decodes a picture, to read the color of a pixel and count the colors in an area. */
async function decode(file: Uint8Array) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  const colorsIn = (left: number, top: number, right: number, bottom: number) => {
    const counts = new Map<number, number>();
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const color = data.readUIntBE((y * info.width + x) * 3, 3);
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    const named = [...counts].map(([color, count]) => [
      [color >> 16, (color >> 8) & 255, color & 255].join(),
      count,
    ]);
    return new Map(named as [string, number][]);
  };
  return { ...info, at, colorsIn };
}

/** The chunks of a PNG, with verified checksums. */
function chunks(file: Buffer) {
  const found: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const named = file.subarray(at + 4, at + 8 + length);
    expect(file.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    found.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) });
    at += 12 + length;
  }
  return found;
}

describe('a share picture', () => {
  it.each(themes)('is a valid PNG file of 1200 x 630 in the colors of the theme: %s', async (theme) => {
    const file = await draw(statement, theme);
    const parts = chunks(file);
    expect(parts.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    // Inflating verifies the checksum of the pixels.
    expect(inflateSync(parts[2]?.data ?? '')).toHaveLength(630 * 601);
    const { width, height, at } = await decode(file);
    expect([width, height]).toEqual([1200, 630]);
    expect(at(0, 0)).toEqual(palettes[theme][0]);
    expect(at(1199, 0)).toEqual(palettes[theme][11]);
  });

  it('shows the brand at the top and the headline at the bottom, with empty space around them', async () => {
    const { colorsIn } = await decode(await draw(statement, 'day'));
    const [ground = [], , , , , , ink = []] = palettes.day;
    const only = new Map([[ground.join(), expect.any(Number)]]);
    expect(colorsIn(column.x, 60, 420, 115).get(ink.join())).toBeGreaterThan(500);
    expect(colorsIn(column.x, 440, 800, 560).get(ink.join())).toBeGreaterThan(5000);
    expect(colorsIn(0, 125, 832, 330)).toEqual(only);
    expect(colorsIn(0, 330, column.x - 4, 630)).toEqual(only);
    expect(colorsIn(column.x + column.width + 10, 0, 830, 630)).toEqual(only);
    expect(colorsIn(0, 600, 830, 630)).toEqual(only);
  });

  it.each(themes)("underlines stressed words in the theme's pencil color: %s", async (theme) => {
    const pencil = (palettes[theme][10] ?? []).join();
    const counts = ['Resume Writing', statement, 'We find \ue000the words\ue001.'].map(async (headline) =>
      (await decode(await draw(headline, theme))).colorsIn(0, 330, 832, 630).get(pencil),
    );
    const [none, line = 0, words = 0] = await Promise.all(counts);
    expect(none).toBeUndefined();
    expect(line).toBeGreaterThan(300);
    expect(words).toBeGreaterThan(3 * line);
  });

  it('has the same bytes regardless of what is drawn before or concurrently', async () => {
    const first = await draw(statement, 'day');
    const others = [
      draw('On time, or\ue002your money back.', 'night'),
      draw('A resume that gets read.', 'day'),
    ];
    const again = draw(statement, 'day');
    await Promise.all(others);
    expect((await again).equals(first)).toBe(true);
    const other = drawerOf(brand);
    await other('On time, or your resume back.', 'day');
    expect((await other(statement, 'day')).equals(first)).toBe(true);
  });

  it('changes with the headline, theme, name, and mark', async () => {
    const all = await Promise.all([
      draw(statement, 'day'),
      draw('On time, or your money back!', 'day'),
      draw(statement, 'night'),
      drawerOf({ ...brand, first: 'Tern', second: '& Tallow' })(statement, 'day'),
      drawerOf({ ...brand, second: undefined })(statement, 'day'),
      drawerOf({ ...brand, mark: undefined })(statement, 'day'),
    ]);
    expect(new Set(all.map((file) => file.toString('latin1'))).size).toBe(all.length);
  });

  it.each([
    ['short', 'I'],
    [
      'accented, with letters that overlap the line above',
      'Ångström\ue002ÉÀÜÇ çgjpqyß\ue002Ñandú (Ø) & “Œuvre”',
    ],
    [
      'long',
      'A number beats an adjective, so we ask for yours before we write a single line of the page you send out',
    ],
    ['one endless word', 'W'.repeat(400)],
    ['many words', 'so it is '.repeat(100).trim()],
    ['every letter', atlas.faces.upright.names.join(' ')],
    ['entirely stressed', `\ue000${atlas.faces.upright.names.slice(60, 140).join('')}\ue001`],
  ])('is valid if its headline is %s', async (_, headline) => {
    for (const theme of themes) {
      const file = await draw(headline, theme);
      expect(inflateSync(chunks(file)[2]?.data ?? '')).toHaveLength(630 * 601);
      const { colorsIn } = await decode(file);
      const colors = new Set(palettes[theme].map((color) => color.join()));
      const found = colorsIn(0, 120, 832, 630);
      expect([...found.keys()].filter((color) => !colors.has(color))).toEqual([]);
      expect(found.size).toBeGreaterThan(5);
    }
  });

  it('is smaller than 45 kB', async () => {
    const headline = 'The resume that Dallas reads at desk 88. Again.';
    for (const theme of themes) expect((await draw(headline, theme)).length).toBeLessThan(45_000);
  });
});
