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

/** Numbers the pages that have a signature, and returns the content of the file; undefined without such pages. */
export function writeSignatures(
  pages: ReadonlyMap<string, PageRecord>,
  signatureOf: (name: string, record: PageRecord) => Signature | undefined,
): Uint8Array | undefined {
  const signed = [...pages].filter(([, record]) => record.signature !== undefined);
  if (signed.length === 0) return undefined;
  const all = new Uint16Array(signed.length * signatureLength);
  for (const [index, [name, record]] of signed.entries()) {
    const signature = signatureOf(name, record);
    if (signature) all.set(signature, index * signatureLength);
    record.signature = index;
  }
  return new Uint8Array(all.buffer);
}
