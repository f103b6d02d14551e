import { randomBytes } from 'node:crypto';
import { docxType } from '../../../schema/api/attachments.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** A small file of each accepted type, and larger ones. The bytes after the head are random. */
export function pdf(sizeBytes = 2000): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(sizeBytes - 9)]);
}

export const jpeg = () =>
  Buffer.concat([Buffer.from('ffd8ffe000104a46494600010101', 'hex'), randomBytes(900)]);
export const png = () =>
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
export const webp = () =>
  Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBP' + 'VP8 ', 'latin1'), randomBytes(900)]);
export const heic = () =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), randomBytes(900)]);

const mainPart = `${docxType}.main+xml`;

function typesOf(part: string): ZipEntry {
  const content = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`;
  return { name: '[Content_Types].xml', content };
}

/** @param others entries in addition to those of an empty document */
export function docx(others: readonly ZipEntry[] = [], part = mainPart): Buffer {
  return zipOf([
    typesOf(part),
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...others,
  ]);
}

export const macroDocx = () => docx([], 'application/vnd.ms-word.document.macroEnabled.main+xml');

/** A compound file. @param streams the names in its directory */
export const compoundFile = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    randomBytes(600),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
  ]);

const zeros = Buffer.alloc(80_000_000);

/** 160 MB of zeros in 160 kB. @param declaredBytes what the archive says about each half */
export function zipBomb(declaredBytes = zeros.byteLength): Buffer {
  return docx(['a', 'b'].map((name) => ({ name: `word/media/${name}.bin`, content: zeros, declaredBytes })));
}
