import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stamp } from '../../render/fingerprint.ts';
import type { Manifest, PageRecord } from '../../write/manifest.ts';
import { type Signature, signatureLength } from './signature.ts';

/** The signatures of the last build, one after the other. It is never served. */
export const signatureFile = '.build/signatures';

const bytes = signatureLength * Uint16Array.BYTES_PER_ELEMENT;

/** Makes a function that returns the signature of a page in the last build; undefined if it is unknown. */
export function readSignatures(out: string, previous: Manifest | undefined) {
  const path = join(out, signatureFile);
  const written = previous?.files[signatureFile];
  const file = written !== undefined && stamp(path) === written ? readFileSync(path) : undefined;

  return ({ signature }: Pick<PageRecord, 'signature'>): Signature | undefined => {
    if (!file || signature === undefined || (signature + 1) * bytes > file.length) return undefined;
    return new Uint16Array(file.buffer, file.byteOffset + signature * bytes, signatureLength);
  };
}

type SignatureOf = (name: string, record: PageRecord) => Signature | undefined;

/** Numbers the pages that have a signature, and returns the content of the file in pieces; undefined without such pages. */
export function writeSignatures(
  pages: ReadonlyMap<string, PageRecord>,
  signatureOf: SignatureOf,
): Iterable<Uint8Array> | undefined {
  return pages.values().some(isSigned) ? signaturesOf(pages, signatureOf) : undefined;
}

const isSigned = ({ signature }: PageRecord) => signature !== undefined;

/** A piece for each signature would be a call to the system for each. */
const perPiece = 1024;

function* signaturesOf(pages: ReadonlyMap<string, PageRecord>, signatureOf: SignatureOf) {
  let piece = new Uint16Array(perPiece * signatureLength);
  let count = 0;
  for (const [name, record] of pages) {
    if (!isSigned(record)) continue;
    const at = count % perPiece;
    const signature = signatureOf(name, record);
    if (signature) piece.set(signature, at * signatureLength);
    record.signature = count++;
    if (at < perPiece - 1) continue;
    yield new Uint8Array(piece.buffer);
    piece = new Uint16Array(perPiece * signatureLength);
  }
  yield new Uint8Array(piece.buffer, 0, (count % perPiece) * bytes);
}
