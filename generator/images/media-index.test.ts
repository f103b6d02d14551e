import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { indexMedia, noImage } from './media-index.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2371c' } });

describe('the pictures of a folder', () => {
  it('are known by their path, with their dimensions', async () => {
    const { root } = testFolder();
    const index = await indexMedia(join(root, 'media'), join(root, 'cache.json'));
    expect([...index.keys()]).toEqual(['makers/wax-hall.png', 'makers/wick-works.svg', 'share.png']);
    expect(index.get('share.png')).toMatchObject({ width: 600, height: 315 });
    expect(index.get('makers/wick-works.svg')).toMatchObject({ width: 120, height: 40 });
  });

  it('have a name that changes with their content and with nothing else', async () => {
    const folder = testFolder();
    const look = async () =>
      (await indexMedia(join(folder.root, 'media'), join(folder.root, 'cache.json'))).get('share.png')?.hash;
    const before = await look();
    utimesSync(join(folder.root, 'media/share.png'), 1, 1);
    expect(await look()).toBe(before);
    folder.write('media/share.png', await png(10, 10).png().toBuffer());
    expect(await look()).not.toBe(before);
    expect(before).toMatch(/^[A-Za-z0-9]{10}$/);
  });

  it('are only read when they changed: what is known comes from the cache', async () => {
    const { root } = testFolder();
    const cache = join(root, 'cache.json');
    await indexMedia(join(root, 'media'), cache);
    const known = JSON.parse(readFileSync(cache, 'utf8'));
    const path = join(root, 'media/share.png');
    known[path].width = 601;
    writeFileSync(cache, JSON.stringify(known));
    expect((await indexMedia(join(root, 'media'), cache)).get('share.png')?.width).toBe(601);
    utimesSync(path, 5, 5);
    expect((await indexMedia(join(root, 'media'), cache)).get('share.png')?.width).toBe(600);
  });

  it('are read anew when the cache is damaged', async () => {
    const { root } = testFolder();
    writeFileSync(join(root, 'cache.json'), '{"half');
    expect((await indexMedia(join(root, 'media'), join(root, 'cache.json'))).size).toBe(3);
  });

  it('that lie on their side are measured as they are seen', async () => {
    const root = emptyFolder();
    await png(30, 20).jpeg().withMetadata({ orientation: 6 }).toFile(join(root, 'phone.jpg'));
    const index = await indexMedia(root, join(root, 'cache.json'));
    expect(index.get('phone.jpg')).toMatchObject({ width: 20, height: 30 });
  });

  it('that are none are kept with the reason', async () => {
    const root = emptyFolder();
    writeFileSync(join(root, 'text.png'), 'hello');
    writeFileSync(join(root, 'notes.txt'), 'hello');
    const index = await indexMedia(root, join(root, 'cache.json'));
    expect([...index.keys()]).toEqual(['text.png']);
    expect(index.get('text.png')?.fault).toMatch(/unsupported image format$/);
    expect(noImage(index, 'text.png', ['src']).code).toBe('UnreadableImage');
    expect(noImage(index, 'test.png', ['src'])).toMatchObject({
      code: 'MissingImage',
      data: { src: 'test.png', nearest: 'text.png' },
      path: ['src'],
    });
  });

  it('are none when there is no folder', async () => {
    const root = emptyFolder();
    rmSync(root, { recursive: true });
    expect((await indexMedia(join(root, 'media'), join(root, 'cache.json'))).size).toBe(0);
  });
});
