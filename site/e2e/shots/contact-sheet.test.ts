import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

const picture = (height: number, color: string) =>
  sharp({ create: { width: 200, height, channels: 3, background: color } })
    .png()
    .toBuffer();

/** The color of one pixel, such as `#ff0000`. */
async function colorAt(png: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

test('pictures stand in rows as high as their longest, and none is cut', async () => {
  const shots = [
    { label: '/', png: await picture(400, '#ff0000') },
    { label: '/lp8/ & <more>', png: await picture(1000, '#00ff00') },
    { label: '/faqs/', png: await picture(200, '#0000ff') },
  ];
  const sheet = await contactSheet(shots, { width: 100, columns: 2 });
  // Half as wide, half as high: rows of 500 and 100 px, each below 26 px of label, with 16 px around everything.
  expect(await sharp(sheet).metadata()).toMatchObject({
    width: 16 + 2 * (100 + 16),
    height: 16 + (26 + 500 + 16) + (26 + 100 + 16),
  });
  expect(await colorAt(sheet, 20, 50)).toBe('#ff0000');
  expect(await colorAt(sheet, 140, 16 + 26 + 498)).toBe('#00ff00');
  expect(await colorAt(sheet, 20, 16 + 26 + 300)).toBe('#d7d7d4');
  expect(await colorAt(sheet, 20, 16 + 542 + 30)).toBe('#0000ff');
});
