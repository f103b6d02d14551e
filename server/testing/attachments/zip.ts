import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** The size that the archive declares; the true one by default. */
  declaredBytes?: number;
}

/** A zip archive with deflated entries. Source: APPNOTE.TXT, 4.3. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const head = commonHead(entry);
    const name = Buffer.from(entry.name);
    const local = Buffer.concat([signature(0x04034b50), head.fields, name, head.data]);
    directory.push(
      Buffer.concat([signature(0x02014b50), uint16(20), head.fields, Buffer.alloc(10), uint32(offset), name]),
    );
    locals.push(local);
    offset += local.byteLength;
  }
  const central = Buffer.concat(directory);
  const end = [signature(0x06054b50), Buffer.alloc(4), uint16(entries.length), uint16(entries.length)];
  return Buffer.concat([...locals, central, ...end, uint32(central.byteLength), uint32(offset), uint16(0)]);
}

function commonHead({ name, content, declaredBytes }: ZipEntry) {
  const bytes = Buffer.from(content);
  const data = deflateRawSync(bytes);
  // Version, flags, method, time, and date; then checksum, sizes, and the lengths of name and extra field.
  const fields = Buffer.concat([
    ...[20, 0, 8, 0, 0].map(uint16),
    ...[crc32(bytes), data.byteLength, declaredBytes ?? bytes.byteLength].map(uint32),
    ...[Buffer.byteLength(name), 0].map(uint16),
  ]);
  return { fields, data };
}

const signature = uint32;

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
