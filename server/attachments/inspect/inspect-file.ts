import { createHash } from 'node:crypto';
import { docxType, maxFileBytes } from '../../../schema/api/attachments.ts';
import { HttpError } from '../../errors.ts';
import { inChunks } from '../in-chunks.ts';
import type { IncomingFile } from '../receive-multipart.ts';
import { chunkBytes } from '../store.ts';
import { cleanName, isAcceptedName, nameFor, splitName } from './file-name.ts';
import { type AcceptedTypes, acceptedTypes, docType, type StoredMediaType } from './file-types.ts';
import { judgeContent, refuseType } from './judge-content.ts';
import { verifyDoc } from './verify-doc.ts';
import { verifyDocx } from './verify-docx.ts';

/** Where the bytes of a file go while it arrives. */
export interface FileSink {
  /** Called once its first bytes show what it is. */
  begin(name: string, mediaType: StoredMediaType): Promise<void>;
  add(bytes: Uint8Array, position: number): Promise<void>;
  /** Bytes that were added. @param end exclusive */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/**
 * Inspects a file while it arrives, and hands on its bytes, one chunk at a time.
 * @returns its name, its size in bytes, and its hash (base64url)
 * @throws HttpError file_empty, file_type, file_too_large, and what the sink throws
 */
export async function inspectFile(
  file: IncomingFile,
  sink: FileSink,
  accepted: AcceptedTypes = acceptedTypes.upload,
): Promise<{ name: string; size: number; sha256: string }> {
  const name = cleanName(file.name);
  if (!isAcceptedName(name, accepted)) throw refuseType(splitName(name).extension);
  const hash = createHash('sha256');
  let size = 0;
  let mediaType: StoredMediaType | undefined;
  let finalName = name;
  for await (const bytes of inChunks(file.bytes, chunkBytes)) {
    if (!mediaType) {
      mediaType = await judgeContent(bytes, name, accepted);
      finalName = nameFor(name, mediaType, accepted);
      await sink.begin(finalName, mediaType);
    }
    const position = size / chunkBytes;
    size += bytes.byteLength;
    if (size > maxFileBytes) throw new HttpError('file_too_large');
    hash.update(bytes);
    await sink.add(bytes, position);
  }
  // Browsers send an unnamed part without bytes if no file was chosen.
  if (size === 0) throw new HttpError('file_empty', name === '' ? { message: 'Please choose a file.' } : {});
  if (mediaType === docxType) await verifyDocx(sink.read, size);
  if (mediaType === docType) await verifyDoc(sink.read, size);
  return { name: finalName, size, sha256: hash.digest('base64url') };
}
