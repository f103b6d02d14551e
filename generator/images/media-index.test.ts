import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';
import { imageFinding, indexMedia } from './media-index.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2371c' } });

const noise = sharp({
  create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
} as SharpOptions);

/** The cache files, one for each media folder. */
function cachesIn(root: string, cache = 'cache'): string[] {
  const folder = join(root, cache);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

describe('the media index', () => {
  it('lists pictures by path, with their dimensions', async () => {
    const { root } = testFolder();
    const index = await indexMedia(join(root, 'media'), join(root, 'cache'));
    expect([...index.keys()]).toEqual(['makers/wax-hall.png', 'makers/wick-works.svg', 'share.png']);
    expect(index.get('share.png')).toMatchObject({ width: 600, height: 315 });
    expect(index.get('makers/wick-works.svg')).toMatchObject({ width: 120, height: 40 });
  });

  it('hashes only the content of a picture', async () => {
    const folder = testFolder();
    const hashNow = async () =>
      (await indexMedia(join(folder.root, 'media'), join(folder.root, 'cache'))).get('share.png')?.hash;
    const before = await hashNow();
    utimesSync(join(folder.root, 'media/share.png'), 1, 1);
    expect(await hashNow()).toBe(before);
    folder.write('media/share.png', await png(10, 10).png().toBuffer());
    expect(await hashNow()).not.toBe(before);
    expect(before).toMatch(/^[A-Za-z0-9]{8}$/);
  });

  it('reads only changed pictures and takes the others from the cache', async () => {
    const { root } = testFolder();
    const widthNow = async () =>
      (await indexMedia(join(root, 'media'), join(root, 'cache'))).get('share.png')?.width;
    await widthNow();
    const [name = ''] = cachesIn(root);
    const cached = JSON.parse(readFileSync(name, 'utf8'));
    cached.files['share.png'].width = 601;
    writeFileSync(name, JSON.stringify(cached));
    expect(await widthNow()).toBe(601);
    utimesSync(join(root, 'media/share.png'), 5, 5);
    expect(await widthNow()).toBe(600);
  });

  it('reads a file again that was replaced by one with the same time and size', async () => {
    const folder = testFolder();
    const path = join(folder.root, 'media/share.png');
    const fileNow = async () =>
      (await indexMedia(join(folder.root, 'media'), join(folder.root, 'cache'))).get('share.png');
    const before = await fileNow();
    const { mtime, size } = statSync(path);
    folder.write('media/new.png', Buffer.alloc(size));
    utimesSync(join(folder.root, 'media/new.png'), mtime, mtime);
    renameSync(join(folder.root, 'media/new.png'), path);
    expect((await fileNow())?.hash).not.toBe(before?.hash);
  });

  it('reads all pictures if the cache is damaged', async () => {
    const { root } = testFolder();
    await indexMedia(join(root, 'media'), join(root, 'cache'));
    writeFileSync(cachesIn(root)[0] ?? '', '{"half');
    expect((await indexMedia(join(root, 'media'), join(root, 'cache'))).size).toBe(3);
  });

  it('removes deleted pictures and folders from the cache', async () => {
    const [one, two] = [testFolder(), testFolder()];
    const cache = emptyFolder();
    await indexMedia(join(one.root, 'media'), cache);
    one.remove('media/share.png');
    await indexMedia(join(one.root, 'media'), cache);
    const [file = ''] = cachesIn(cache, '.');
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).files)).toEqual([
      'makers/wax-hall.png',
      'makers/wick-works.svg',
    ]);
    one.remove('media');
    await indexMedia(join(two.root, 'media'), cache);
    expect(cachesIn(cache, '.')).toHaveLength(1);
  });

  it('measures rotated pictures as displayed', async () => {
    const root = emptyFolder();
    await png(30, 20).jpeg().withMetadata({ orientation: 6 }).toFile(join(root, 'phone.jpg'));
    const index = await indexMedia(root, join(root, 'cache'));
    expect(index.get('phone.jpg')).toMatchObject({ width: 20, height: 30 });
  });

  it('lists files that are not pictures, with the reason', async () => {
    const root = emptyFolder();
    writeFileSync(join(root, 'text.png'), 'hello');
    writeFileSync(join(root, 'notes.txt'), 'hello');
    const index = await indexMedia(root, join(root, 'cache'));
    expect([...index.keys()]).toEqual(['text.png']);
    expect(index.get('text.png')?.problem).toMatch(/unsupported image format$/);
    expect(imageFinding(index, 'text.png', ['src']).code).toBe('UnreadableImage');
    expect(imageFinding(index, 'test.png', ['src'])).toMatchObject({
      code: 'MissingImage',
      data: { src: 'test.png', nearest: 'text.png' },
      path: ['src'],
    });
  });

  it.each([
    ['it is a link to a file that does not exist', (path: string) => symlinkSync('nowhere.png', path)],
    ['it is a folder', (path: string) => mkdirSync(path)],
    ['it is not a regular file', (path: string) => execFileSync('mkfifo', [path])],
    ['cannot be used: permission denied', (path: string) => writeFileSync(path, '', { mode: 0 })],
    ['it is a link that points to itself', (path: string) => symlinkSync('team photo.png', path)],
  ])('lists unreadable files, with the reason: %s', async (reason, make) => {
    const root = emptyFolder();
    make(join(root, 'team photo.png'));
    const { problem } = (await indexMedia(root, join(root, 'cache'))).get('team photo.png') ?? {};
    // Root can read every file; it only finds this one empty.
    if (!(reason.includes('permission') && process.getuid?.() === 0)) expect(problem).toContain(reason);
    expect(problem).toBeDefined();
  });

  it.each([
    [
      'cut.jpg',
      async () => (await png(800, 600).jpeg().toBuffer()).subarray(0, 1500),
      /premature|truncated|corrupt/i,
    ],
    ['cut.png', async () => (await noise.png().toBuffer()).subarray(0, 50_000), /./],
    ['tall.png', () => png(4, 16_384).png().toBuffer(), /^it is 16384 px high; the maximum is 16383 px$/],
    ['photo.svg', () => png(4, 4).png().toBuffer(), /^it is a PNG, but its name ends in \.svg$/],
    ['moving.png', () => png(4, 4).gif().toBuffer(), /^it is a GIF$/],
  ])('lists pictures that cannot be encoded, with the reason: %s', async (name, bytes, reason) => {
    const root = emptyFolder();
    writeFileSync(join(root, name), await bytes());
    const file = (await indexMedia(root, join(root, 'cache'))).get(name);
    expect(file?.problem).toMatch(reason);
    expect(file?.width).toBeUndefined();
  });

  it.each(['png', 'jpg', 'webp', 'avif'] as const)(
    'accepts every format that pages can use: %s',
    async (format) => {
      const root = emptyFolder();
      await png(40, 30).toFile(join(root, `a.${format}`));
      expect((await indexMedia(root, join(root, 'cache'))).get(`a.${format}`)).toMatchObject({
        width: 40,
        height: 30,
      });
    },
  );

  it('is empty if the folder does not exist', async () => {
    const root = emptyFolder();
    rmSync(root, { recursive: true });
    expect((await indexMedia(join(root, 'media'), join(root, 'cache'))).size).toBe(0);
  });
});
