import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { emptyFolder } from '../../fixtures/test-folder.ts';
import { indexMedia } from '../../images/media-index.ts';
import { type IncomingPicture, receivePicture } from './receive-picture.ts';

const drawn = (width: number, height: number, background = '#c2371c') =>
  sharp({ create: { width, height, channels: 3, background } });

const photo = (width = 60, height = 40) => drawn(width, height).jpeg().toBuffer();

const send = (bytes: Uint8Array, name = 'team.jpg', folder = emptyFolder()) =>
  receivePicture({ bytes: [bytes], name, folder });

const stored = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that pages can show is stored as it is: %s',
    async (format) => {
      const folder = emptyFolder();
      const bytes = await drawn(60, 40).toFormat(format).toBuffer();
      const ending = format === 'jpeg' ? 'jpg' : format;
      expect(await send(bytes, 'Team Photo', folder)).toEqual({
        src: `own/team-photo.${ending}`,
        width: 60,
        height: 40,
        bytes: bytes.length,
      });
      expect(readFileSync(join(folder, `own/team-photo.${ending}`))).toEqual(bytes);
      const index = await indexMedia(folder, join(emptyFolder(), 'cache'));
      expect(index.get(`own/team-photo.${ending}`)).toMatchObject({ width: 60, height: 40 });
    },
  );

  it('is what its content says, not what its name says', async () => {
    expect(await send(await drawn(9, 9).png().toBuffer(), 'scan.svg')).toMatchObject({ src: 'own/scan.png' });
  });

  it('arrives in pieces of any size', async () => {
    const bytes = await photo();
    const pieces = (async function* () {
      for (const byte of bytes) yield Uint8Array.of(byte);
    })();
    const folder = emptyFolder();
    expect(await receivePicture({ bytes: pieces, name: 'a', folder })).toMatchObject({ width: 60 });
    expect(readFileSync(join(folder, 'own/a.jpg'))).toEqual(bytes);
  });

  it('is turned upright and loses the place where it was taken', async () => {
    const folder = emptyFolder();
    const bytes = await drawn(60, 40)
      .composite([{ input: await drawn(30, 40, '#0044cc').png().toBuffer(), left: 0, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'M. Ellison' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 2/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await send(bytes, 'phone.jpg', folder)).toMatchObject({ width: 40, height: 60 });
    const file = readFileSync(join(folder, 'own/phone.jpg'));
    const { exif, orientation } = await sharp(file).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    const { data } = await sharp(file)
      .extract({ left: 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeGreaterThan(150);
  });

  it('loses notes of programs and keeps its pixels', async () => {
    const pixels = Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 37) % 256));
    const raw = { width: 10, height: 10, channels: 3 } as const;
    const plain = sharp(pixels, { raw });
    const folder = emptyFolder();
    await send(await plain.clone().withXmp('<notes/>').png().toBuffer(), 'a', folder);
    const file = sharp(join(folder, 'own/a.png'));
    expect((await file.metadata()).xmp).toBeUndefined();
    expect(await file.raw().toBuffer()).toEqual(pixels);
  });

  it('that is a drawing is stored without its scripts', async () => {
    const folder = emptyFolder();
    const svg = '<svg viewBox="0 0 30 20"><script>alert(1)</script><path d="M0 0h9"/></svg>';
    expect(await send(Buffer.from(svg), 'Logo.svg', folder)).toMatchObject({
      src: 'own/logo.svg',
      width: 30,
      height: 20,
    });
    expect(readFileSync(join(folder, 'own/logo.svg'), 'utf8')).toContain(
      'viewBox="0 0 30 20"><path d="M0 0h9"></path></svg>',
    );
  });

  it('that is too wide is scaled down', async () => {
    expect(await send(await photo(4000, 20))).toMatchObject({ width: 3200, height: 16 });
  });
});

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A valid PNG of black pixels that takes a few kilobytes. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture is refused', () => {
  const bomb = blackPng(8000, 8000);
  const box = (brands: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 8 + brands.length]), Buffer.from(`ftyp${brands}`)]);

  it.each<[string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ['an empty file', () => Buffer.alloc(0), 'empty', /Choose a picture/],
    ['too many pixels', () => bomb, 'too-many-pixels', /8000 × 8000 px \(64 megapixels\); the limit is 50/],
    [
      'a header of too many pixels without any',
      () => bomb.subarray(0, 60),
      'too-many-pixels',
      /64 megapixels/,
    ],
    ['half a photo', async () => (await photo(800, 600)).subarray(0, 1500), 'damaged', /save it again/],
    ['a few bytes', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'damaged', /save it again/],
    ['a GIF', () => drawn(9, 9).gif().toBuffer(), 'type', /Save it as PNG first/],
    ['a TIFF', () => drawn(9, 9).tiff().toBuffer(), 'type', /Save it as JPEG or PNG first/],
    ['a photo of a phone', () => box('heic\0\0\0\0mif1heic'), 'type', /HEIC photos. Save it as JPEG first/],
    ['a film', () => box('M4V \0\0\0\0M4V '), 'type', /a film/],
    ['a document', () => Buffer.from('%PDF-1.7\n'), 'type', /Save it as PNG first/],
    ['a page', () => Buffer.from('<!doctype html><title>x</title><svg></svg>'), 'type', /Send a JPEG, PNG/],
    [
      'a drawing with too many pixels',
      () => Buffer.from('<svg width="9000" height="9000"/>'),
      'too-many-pixels',
      /81/,
    ],
    [
      'a large drawing',
      () => Buffer.from(`<svg>${' '.repeat(2_000_000)}</svg>`),
      'too-large',
      /Save it as PNG or WebP/,
    ],
  ])('%s', async (_name, bytes, reason, message) => {
    const folder = emptyFolder();
    await expect(send(await bytes(), 'a.jpg', folder)).rejects.toMatchObject({
      reason,
      message: expect.stringMatching(message),
    });
    expect(stored(folder)).toEqual([]);
  });

  it('an animation', async () => {
    const frames = await Promise.all(
      ['#c2371c', '#0044cc'].map((color) => drawn(9, 9, color).png().toBuffer()),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    await expect(send(bytes)).rejects.toMatchObject({ reason: 'moving' });
  });

  it('more than 25 MB, without reading the rest', async () => {
    let pieces = 0;
    const endless = (function* () {
      for (; ; pieces++) yield new Uint8Array(1_000_000);
    })();
    await expect(receivePicture({ bytes: endless, name: 'a', folder: emptyFolder() })).rejects.toMatchObject({
      reason: 'too-large',
    });
    expect(pieces).toBe(25);
  });

  it('a connection that breaks', async () => {
    const folder = emptyFolder();
    const broken: IncomingPicture['bytes'] = (async function* () {
      yield await photo();
      throw new Error('The connection broke.');
    })();
    await expect(receivePicture({ bytes: broken, name: 'a', folder })).rejects.toThrow(
      'The connection broke.',
    );
    expect(stored(folder)).toEqual([]);
  });

  it('a folder that cannot be written', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'own'), '');
    await expect(send(await photo(), 'a.jpg', folder)).rejects.toMatchObject({
      reason: 'disk',
      message: expect.stringContaining('because its folder '),
    });
    expect(stored(folder)).toEqual(['own']);
  });
});

describe('the folder', () => {
  it('has each picture once, and another number for another picture of the same name', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'own'));
    writeFileSync(join(folder, 'own/Team.jpg'), 'x');
    const [first, other] = [await photo(), await photo(50, 50)];
    const paths = [];
    for (const [bytes, name] of [
      [first, 'team.jpg'],
      [first, 'Team.JPG'],
      [other, 'team.jpg'],
      [first, 'group.jpg'],
    ] as const)
      paths.push((await send(bytes, name, folder)).src);
    expect(paths).toEqual(['own/team-2.jpg', 'own/team-2.jpg', 'own/team-3.jpg', 'own/team-2.jpg']);
  });

  it('gives two pictures that arrive together two names', async () => {
    const folder = emptyFolder();
    const bytes = await Promise.all([20, 30, 40].map((width) => photo(width)));
    const all = await Promise.all(bytes.map((one) => send(one, 'team.jpg', folder)));
    expect(all.map(({ src }) => src).toSorted()).toEqual([
      'own/team-2.jpg',
      'own/team-3.jpg',
      'own/team.jpg',
    ]);
    expect(stored(folder)).toHaveLength(4);
  });

  it('loses what a killed process left', async () => {
    const folder = emptyFolder();
    const part = join(folder, 'own/.team.jpg.99999999-abcd.part');
    mkdirSync(join(folder, 'own'));
    writeFileSync(part, 'half');
    utimesSync(part, 1, 1);
    await send(await photo(), 'team.jpg', folder);
    expect(existsSync(part)).toBe(false);
    expect(stored(folder)).toEqual(['own', 'own/team.jpg']);
  });

  test.each([
    ['Café Menu (2).JPG', 'cafe-menu-2'],
    ['IMG_2041.jpeg', 'img-2041'],
    ['20261128_101112.jpg', 'picture-20261128-101112'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\Team.png', 'team'],
    ['.htaccess', 'htaccess'],
    ['con.png', 'picture-con'],
    ['COM1', 'picture-com1'],
    ['会社.png', 'picture'],
    ['\0\u202Egpj.exe', 'gpj'],
    ['', 'picture'],
    ['x'.repeat(400), 'x'.repeat(60)],
  ])('names %j %s', async (given, name) => {
    expect((await send(await photo(), given)).src).toBe(`own/${name}.jpg`);
  });
});
