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
import { indexMedia, noImage } from './media-index.ts';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c2371c' } });

const noise = sharp({
  create: { width: 300, height: 300, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
} as SharpOptions);

/** The files that the cache holds, one for each media folder. */
function cachesIn(root: string, cache = 'cache'): string[] {
  const folder = join(root, cache);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
}

describe('the pictures of a folder', () => {
  it('are known by their path, with their dimensions', async () => {
    const { root } = testFolder();
    const index = await indexMedia(join(root, 'media'), join(root, 'cache'));
    expect([...index.keys()]).toEqual(['makers/wax-hall.png', 'makers/wick-works.svg', 'share.png']);
    expect(index.get('share.png')).toMatchObject({ width: 600, height: 315 });
    expect(index.get('makers/wick-works.svg')).toMatchObject({ width: 120, height: 40 });
  });

  it('have a name that changes with their content and with nothing else', async () => {
    const folder = testFolder();
    const look = async () =>
      (await indexMedia(join(folder.root, 'media'), join(folder.root, 'cache'))).get('share.png')?.hash;
    const before = await look();
    utimesSync(join(folder.root, 'media/share.png'), 1, 1);
    expect(await look()).toBe(before);
    folder.write('media/share.png', await png(10, 10).png().toBuffer());
    expect(await look()).not.toBe(before);
    expect(before).toMatch(/^[A-Za-z0-9]{8}$/);
  });

  it('are only read when they changed: what is known comes from the cache', async () => {
    const { root } = testFolder();
    const look = async () =>
      (await indexMedia(join(root, 'media'), join(root, 'cache'))).get('share.png')?.width;
    await look();
    const [name = ''] = cachesIn(root);
    const kept = JSON.parse(readFileSync(name, 'utf8'));
    kept.files['share.png'].width = 601;
    writeFileSync(name, JSON.stringify(kept));
    expect(await look()).toBe(601);
    utimesSync(join(root, 'media/share.png'), 5, 5);
    expect(await look()).toBe(600);
  });

  it('are read again when another file of their time and size took their place', async () => {
    const folder = testFolder();
    const path = join(folder.root, 'media/share.png');
    const look = async () =>
      (await indexMedia(join(folder.root, 'media'), join(folder.root, 'cache'))).get('share.png');
    const before = await look();
    const { mtime, size } = statSync(path);
    folder.write('media/new.png', Buffer.alloc(size));
    utimesSync(join(folder.root, 'media/new.png'), mtime, mtime);
    renameSync(join(folder.root, 'media/new.png'), path);
    expect((await look())?.hash).not.toBe(before?.hash);
  });

  it('are read anew when the cache is damaged', async () => {
    const { root } = testFolder();
    await indexMedia(join(root, 'media'), join(root, 'cache'));
    writeFileSync(cachesIn(root)[0] ?? '', '{"half');
    expect((await indexMedia(join(root, 'media'), join(root, 'cache'))).size).toBe(3);
  });

  it('leave nothing in the cache when they are gone, nor does a folder that is', async () => {
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

  it('that lie on their side are measured as they are seen', async () => {
    const root = emptyFolder();
    await png(30, 20).jpeg().withMetadata({ orientation: 6 }).toFile(join(root, 'phone.jpg'));
    const index = await indexMedia(root, join(root, 'cache'));
    expect(index.get('phone.jpg')).toMatchObject({ width: 20, height: 30 });
  });

  it('that are none are kept with the reason', async () => {
    const root = emptyFolder();
    writeFileSync(join(root, 'text.png'), 'hello');
    writeFileSync(join(root, 'notes.txt'), 'hello');
    const index = await indexMedia(root, join(root, 'cache'));
    expect([...index.keys()]).toEqual(['text.png']);
    expect(index.get('text.png')?.fault).toMatch(/unsupported image format$/);
    expect(noImage(index, 'text.png', ['src']).code).toBe('UnreadableImage');
    expect(noImage(index, 'test.png', ['src'])).toMatchObject({
      code: 'MissingImage',
      data: { src: 'test.png', nearest: 'text.png' },
      path: ['src'],
    });
  });

  it.each([
    ['it is a link to a file that is not there', (path: string) => symlinkSync('nowhere.png', path)],
    ['it is a folder', (path: string) => mkdirSync(path)],
    ['it is no file', (path: string) => execFileSync('mkfifo', [path])],
    [
      'cannot be used: this account has no right to it',
      (path: string) => writeFileSync(path, '', { mode: 0 }),
    ],
    ['leads back to itself', (path: string) => symlinkSync('a.png', path)],
  ])('that cannot be read are kept with the reason: %s', async (reason, make) => {
    const root = emptyFolder();
    make(join(root, 'a.png'));
    const { fault } = (await indexMedia(root, join(root, 'cache'))).get('a.png') ?? {};
    // Who may do everything is kept from nothing: then the file is only found to be empty.
    if (!(reason.includes('right') && process.getuid?.() === 0)) expect(fault).toContain(reason);
    expect(fault).toBeDefined();
  });

  it.each([
    [
      'cut.jpg',
      async () => (await png(800, 600).jpeg().toBuffer()).subarray(0, 1500),
      /premature|truncated|corrupt/i,
    ],
    ['cut.png', async () => (await noise.png().toBuffer()).subarray(0, 50_000), /./],
    ['tall.png', () => png(4, 16_384).png().toBuffer(), /^it is 16384 px high, and 16383 px are the most$/],
    ['photo.svg', () => png(4, 4).png().toBuffer(), /^it is a PNG, but its name ends in \.svg$/],
    ['moving.png', () => png(4, 4).gif().toBuffer(), /^it is a GIF$/],
  ])('that no browser would get whole are kept with the reason: %s', async (name, bytes, reason) => {
    const root = emptyFolder();
    writeFileSync(join(root, name), await bytes());
    const file = (await indexMedia(root, join(root, 'cache'))).get(name);
    expect(file?.fault).toMatch(reason);
    expect(file?.width).toBeUndefined();
  });

  it.each(['png', 'jpg', 'webp', 'avif'] as const)(
    'are good in each format that pages may use: %s',
    async (format) => {
      const root = emptyFolder();
      await png(40, 30).toFile(join(root, `a.${format}`));
      expect((await indexMedia(root, join(root, 'cache'))).get(`a.${format}`)).toMatchObject({
        width: 40,
        height: 30,
      });
    },
  );

  it('are none when there is no folder', async () => {
    const root = emptyFolder();
    rmSync(root, { recursive: true });
    expect((await indexMedia(join(root, 'media'), join(root, 'cache'))).size).toBe(0);
  });
});
