import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** Four bits to a pixel, which is an index into the palette. */
const [bitDepth, colorType] = [4, 3];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const deflateAside = promisify(deflate);

/** Level 3 costs 1 ms a picture on another thread; level 6 saves 10 % more bytes and costs 3 ms. One chunk is one task. */
const compression = { level: 3, chunkSize: 64 * 1024 };

export interface PngSource {
  width: number;
  height: number;
  palette: readonly (readonly number[])[];
  /** With the filter's number at the start of each. */
  rows: Uint8Array;
}

/** An indexed picture as a PNG file (RFC 2083). */
export async function encodePng({ width, height, palette, rows }: PngSource): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colorType], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await deflateAside(rows, compression)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
