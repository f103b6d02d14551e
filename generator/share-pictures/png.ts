import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Four bits per pixel, as palette indexes. */
const [bitDepth, colorType] = [4, 3];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const deflateAsync = promisify(deflate);

/** Level 3 takes 1 ms per picture on another thread; level 6 saves another 10 % of bytes but takes 3 ms. */
const compression = { level: 3, chunkSize: 64 * 1024 };

export interface PngSource {
  width: number;
  height: number;
  palette: readonly (readonly number[])[];
  /** Each starts with its filter byte. */
  rows: Uint8Array;
}

/** Encodes a picture with a palette as a PNG file (RFC 2083). */
export async function encodePng({ width, height, palette, rows }: PngSource): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await deflateAsync(rows, compression)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(content.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(content, 4);
  bytes.writeUInt32BE(crc32(content), content.length + 4);
  return bytes;
}
