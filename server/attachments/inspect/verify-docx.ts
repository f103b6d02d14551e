import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { HttpError } from '../../errors.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { refuseType } from './judge-content.ts';

/** A long resume with pictures unpacks to a tenth of this. */
const maxUnpackedBytes = 150_000_000;
const maxEntries = 2000;
const maxTypesBytes = 1_000_000;

const typesEntry = '[Content_Types].xml';
const mainType = /wordprocessingml\.document\.main\+xml/;
const macroType = /macroEnabled|vbaProject/i;

/** Yields the bytes from `start` to before `end`. */
export type ReadRange = (start: number, end: number) => AsyncIterable<Uint8Array>;

/**
 * Unpacks a file, counting instead of storing, to make sure that it is a Word document and not a zip bomb.
 * @throws HttpError file_type, and the StorageErrors of `read`
 */
export async function verifyDocx(read: ReadRange, sizeBytes: number): Promise<void> {
  try {
    const zip = await fromRandomAccessReaderPromise(new RangeReader(read), sizeBytes, {
      lazyEntries: true,
      autoClose: false,
    });
    await verifyEntries(zip);
  } catch (error) {
    if (error instanceof HttpError || error instanceof StorageError) throw error;
    throw damaged(error);
  }
}

async function verifyEntries(zip: ZipFile): Promise<void> {
  if (zip.entryCount > maxEntries) throw bomb();
  let unpacked = 0;
  const names = new Set<string>();
  let types = '';
  for await (const entry of zip.eachEntry()) {
    // Sizes are also declared in the archive, but only unpacking shows the true ones.
    if (entry.uncompressedSize > maxUnpackedBytes - unpacked) throw bomb();
    names.add(entry.fileName);
    for await (const part of await open(zip, entry)) {
      unpacked += part.byteLength;
      if (unpacked > maxUnpackedBytes) throw bomb();
      if (entry.fileName === typesEntry && types.length < maxTypesBytes) types += part.toString('utf8');
    }
  }
  if (macroType.test(types)) throw refuseType('docm');
  if (!mainType.test(types) || !names.has('word/document.xml')) throw refuseType('zip');
}

/** Refuses encrypted entries and unusual compression, which no word processor writes. */
async function open(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (!entry.canDecodeFileData() || entry.isEncrypted()) throw damaged();
  return zip.openReadStreamPromise(entry);
}

function bomb(): HttpError {
  return new HttpError('file_type', {
    message: 'This document unpacks to more than we can open. Please save it as PDF and send that.',
  });
}

function damaged(cause?: unknown): HttpError {
  return new HttpError('file_type', {
    message: 'This Word document is damaged. Please save it again, as DOCX or PDF, and send that.',
    cause,
  });
}

class RangeReader extends RandomAccessReader {
  readonly #read: ReadRange;

  constructor(read: ReadRange) {
    super();
    this.#read = read;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#read(start, end), { objectMode: false });
  }
}
