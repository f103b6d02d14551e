import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../fixtures/test-folder.ts';
import { encodePictures } from './encode-pictures.ts';
import { encodedHash } from './encoders.ts';
import { indexMedia } from './media-index.ts';
import type { PictureFile } from './picture-file.ts';
import { originalFile, pictureFiles } from './picture-files.ts';

const file = (path: string, width: number, height: number) => ({
  path,
  hash: 'abcdefghij',
  width,
  height,
  stamp: '',
});

describe('the files of a picture', () => {
  it('are AVIF in every width up to its own, and one WebP for browsers without AVIF', () => {
    const { image, files } = pictureFiles(file('/m/My Photo.PNG', 1200, 800), 'A photo');
    const [avif, webp] = [encodedHash('abcdefghij', 'avif'), encodedHash('abcdefghij', 'webp')];
    expect(image).toEqual({
      src: `/assets/my-photo-960-${webp}.webp`,
      alt: 'A photo',
      width: 1200,
      height: 800,
      sources: [
        {
          type: 'image/avif',
          srcSet: [160, 320, 640, 960, 1200]
            .map((w) => `/assets/my-photo-${w}-${avif}.avif ${w}w`)
            .join(', '),
        },
      ],
    });
    expect(files.map(({ encode }) => [encode?.width, encode?.format])).toEqual([
      [960, 'webp'],
      [160, 'avif'],
      [320, 'avif'],
      [640, 'avif'],
      [960, 'avif'],
      [1200, 'avif'],
    ]);
  });

  it('have the full width even if it is one that every picture is offered in', () => {
    for (const name of ['photo.png', 'photo.webp']) {
      const [avif] = pictureFiles(file(`/m/${name}`, 640, 360), '').image.sources;
      expect(avif?.srcSet.match(/\d+w/g)).toEqual(['160w', '320w', '640w']);
    }
  });

  it('are, for a WebP file, the file itself and AVIF in every smaller width', () => {
    const { image, files } = pictureFiles(file('/m/sheet.webp', 2550, 3300), 'A resume');
    expect(image.src).toBe(`/assets/sheet-${encodedHash('abcdefghij', 'avif')}.webp`);
    expect([image.width, image.height]).toEqual([2550, 3300]);
    expect(files.map(({ encode }) => [encode?.width, encode?.format])).toEqual([
      [undefined, undefined],
      [160, 'avif'],
      [320, 'avif'],
      [640, 'avif'],
      [960, 'avif'],
      [1280, 'avif'],
    ]);
    const small = pictureFiles(file('/m/stamp.webp', 120, 90), '');
    expect(small.files.map(({ encode }) => encode?.width)).toEqual([undefined, 120]);
  });

  it('are all encoded for a WebP file wider than a printed page', () => {
    const { files } = pictureFiles(file('/m/wall.webp', 2601, 1000), '');
    expect(files.every(({ encode }) => encode)).toBe(true);
    expect(Math.max(...files.map(({ encode }) => encode?.width ?? 0))).toBe(2000);
  });

  it('are all encoded for a PNG as wide as a printed page', () => {
    const { files } = pictureFiles(file('/m/sheet.png', 2550, 3300), '');
    expect(files.every(({ encode }) => encode)).toBe(true);
  });

  it('are never wider than the picture or than any screen needs', () => {
    const widths = (width: number) =>
      pictureFiles(file('/m/a.png', width, 10), '').files.map(({ encode }) => encode?.width);
    expect(widths(100)).toEqual([100, 100]);
    expect(widths(160)).toEqual([160, 160]);
    expect(Math.max(...widths(6000).map(Number))).toBe(2000);
  });

  it('are, for an SVG, a copy and its compressed versions', () => {
    const { image, files } = pictureFiles(file('/m/mark.svg', 24, 24), '');
    expect(image).toEqual({
      src: '/assets/mark-abcdefghij.svg',
      alt: '',
      width: 24,
      height: 24,
      sources: [],
    });
    expect(files.map(({ name }) => name)).toEqual([
      'mark-abcdefghij.svg',
      'mark-abcdefghij.svg.br',
      'mark-abcdefghij.svg.gz',
    ]);
  });

  it('can include the unchanged picture for other sites', () => {
    expect(originalFile(file('/m/Share it.jpg', 1, 1))).toEqual({
      name: 'share-it-abcdefghij.jpg',
      source: '/m/Share it.jpg',
    });
  });

  it('have names that change with the content and the encoding', () => {
    const names = [
      encodedHash('abcdefghij', 'webp'),
      encodedHash('abcdefghiJ', 'webp'),
      encodedHash('abcdefghij', 'avif'),
      encodedHash('abcdefghij', 'webp', { quality: 81, effort: 4 }),
    ];
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9]{8}$/);
  });
});

describe('making the files', () => {
  async function filesOf(name: string, write: (path: string) => Promise<unknown>) {
    const root = emptyFolder();
    await write(join(root, name));
    const media = (await indexMedia(root, join(root, 'cache'))).get(name);
    if (!media) throw new Error('no picture');
    return { root, ...pictureFiles(media, '') };
  }

  const make = (files: PictureFile[], target: string, cache: string) =>
    encodePictures({
      files,
      target,
      isCurrent: (name) => existsSync(join(target, name)),
      cache,
      progress: () => {},
    });

  it('scales and rotates each file, and makes nothing twice', async () => {
    const { root, files } = await filesOf('phone.jpg', (path) =>
      sharp({ create: { width: 400, height: 200, channels: 3, background: '#1c5b48' } })
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toFile(path),
    );
    const [target, cache] = [join(root, 'out'), join(root, 'encoded')];
    expect(await make(files, target, cache)).toBe(files.length);
    for (const { name, encode } of files) {
      const { width, height, format } = await sharp(join(target, name)).metadata();
      expect([width, height]).toEqual([encode?.width, (encode?.width ?? 0) * 2]);
      expect(format).toBe(encode?.format === 'avif' ? 'heif' : 'webp');
    }
    const stamps = () => readdirSync(target).map((name) => statSync(join(target, name)).mtimeMs);
    const before = stamps();
    expect(await make(files, target, cache)).toBe(0);
    expect(stamps()).toEqual(before);
    // Another folder is filled from the cache.
    mkdirSync(join(root, 'other'));
    expect(await make(files, join(root, 'other'), cache)).toBe(0);
    expect(readdirSync(join(root, 'other')).sort()).toEqual(readdirSync(target).sort());
  });

  it('replaces damaged cache files and deletes unused ones', async () => {
    const { root, files } = await filesOf('box.png', (path) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background: '#1c5b48' } }).toFile(path),
    );
    const [name = ''] = files.map((file) => file.name);
    const [target, cache] = [join(root, 'out'), join(root, 'encoded')];
    await make(files, target, cache);
    const bytes = readFileSync(join(target, name));
    writeFileSync(join(cache, name), '');
    writeFileSync(join(cache, 'unused.avif'), 'x');
    writeFileSync(join(cache, '.half.avif.99999999.part'), 'x');
    utimesSync(join(cache, 'unused.avif'), 1, 1);
    expect(await make(files, join(root, 'other'), cache)).toBe(1);
    expect(readFileSync(join(root, 'other', name))).toEqual(bytes);
    expect(readdirSync(cache).sort()).toEqual(readdirSync(target).sort());
  });

  it('lets several builds in one process make the same files concurrently', async () => {
    const { root, files } = await filesOf('box.png', (path) =>
      sharp({ create: { width: 700, height: 500, channels: 3, background: '#1c5b48' } }).toFile(path),
    );
    const cache = join(root, 'encoded');
    const targets = ['one', 'two', 'three'].map((name) => join(root, name));
    await Promise.all(targets.map((target) => make(files, target, cache)));
    const contents = (folder: string) =>
      readdirSync(folder)
        .sort()
        .map((name) => [name, readFileSync(join(folder, name))]);
    for (const target of targets) expect(contents(target)).toEqual(contents(cache));
    for (const { name, encode } of files)
      expect((await sharp(join(cache, name)).metadata()).width).toBe(encode?.width);
  });

  it('compresses an SVG without loss', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<path d="M0 0h9"/>'.repeat(50)}</svg>`;
    const { root, files } = await filesOf('mark.svg', async (path) => writeFileSync(path, svg));
    await make(files, join(root, 'out'), join(root, 'encoded'));
    const [plain = '', br = '', gz = ''] = files.map(({ name }) => join(root, 'out', name));
    expect(readFileSync(plain, 'utf8')).toBe(svg);
    expect(brotliDecompressSync(readFileSync(br)).toString()).toBe(svg);
    expect(gunzipSync(readFileSync(gz)).toString()).toBe(svg);
    expect(statSync(br).size).toBeLessThan(200);
  });
});
