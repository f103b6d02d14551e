import { crc32 } from 'node:zlib';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const fourBits = 4;
const indexed = 3;

/** All of a PNG (RFC 2083) before its pixels, which begin behind the head of their chunk. */
export function pngHead(width: number, height: number, palette: number[][]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([fourBits, indexed, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from(signature),
    chunk('IHDR', size),
    chunk('PLTE', Buffer.from(palette.flat())),
    Buffer.from('\0\0\0\0IDAT'),
  ]);
}

const end = chunk('IEND', Buffer.alloc(0));

/**
 * Finishes a picture.
 * @param head where its pixels begin
 * @param length of the picture up to the end of its pixels
 */
export function finishPng(picture: Buffer, head: number, length: number): Buffer {
  picture.writeUInt32BE(length - head, head - 8);
  picture.writeUInt32BE(crc32(picture.subarray(head - 4, length)), length);
  picture.set(end, length + 4);
  return picture.subarray(0, length + 4 + end.length);
}

function chunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.alloc(data.length + 12);
  whole.writeUInt32BE(data.length, 0);
  whole.write(type, 4, 'latin1');
  whole.set(data, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, data.length + 8)), data.length + 8);
  return whole;
}
