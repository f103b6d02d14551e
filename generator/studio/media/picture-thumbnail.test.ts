import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../fixtures/test-folder.ts';
import { indexMedia } from '../../images/media-index.ts';
import { pictureThumbnail } from './picture-thumbnail.ts';

async function pictureOf(name: string, bytes: Uint8Array) {
  const root = emptyFolder();
  const path = join(root, name);
  writeFileSync(path, bytes);
  const file = (await indexMedia(root, join(root, 'cache'))).get(name);
  if (!file) throw new Error('no picture');
  return file;
}

const photo = sharp({ create: { width: 600, height: 300, channels: 3, background: '#c2371c' } });

test.each([
  [84, 96],
  [96, 96],
  [200, 384],
  [5000, 384],
])('a thumbnail for %d px is %d px wide', async (width, made) => {
  const path = await pictureThumbnail(
    await pictureOf('a.jpg', await photo.jpeg().toBuffer()),
    width,
    emptyFolder(),
  );
  expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width: made, height: made / 2 });
});

test('a drawing is drawn, and a small picture keeps its size', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9v9"/></svg>',
  );
  const path = await pictureThumbnail(await pictureOf('a.svg', svg), 96, emptyFolder());
  expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width: 30, height: 20 });
});

test('a thumbnail is made once, and another one for other content', async () => {
  const cache = emptyFolder();
  const picture = await pictureOf('a.jpg', await photo.jpeg().toBuffer());
  const path = await pictureThumbnail(picture, 96, cache);
  const [bytes, { ino }] = [readFileSync(path), statSync(path)];
  expect(await pictureThumbnail(picture, 96, cache)).toBe(path);
  expect(statSync(path).ino).toBe(ino);
  expect(readFileSync(path)).toEqual(bytes);
  expect(await pictureThumbnail({ ...picture, hash: 'abcdefgh' }, 96, cache)).not.toBe(path);
});
