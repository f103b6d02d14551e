import { refuseType } from './judge-content.ts';
import type { ReadRange } from './verify-docx.ts';

/** Names in the directory of the file. Source: [MS-DOC], 2.1, and [MS-CFB], 2.6.1. */
const [document, macros] = ['WordDocument', '_VBA_PROJECT'].map((name) => Buffer.from(name, 'utf16le')) as [
  Buffer,
  Buffer,
];

/**
 * Makes sure that a compound file, which can be anything of Windows, is a Word document without macros.
 * @throws HttpError file_type, and the StorageErrors of `read`
 */
export async function verifyDoc(read: ReadRange, sizeBytes: number): Promise<void> {
  let isDocument = false;
  let end: Uint8Array = Buffer.alloc(0);
  for await (const bytes of read(0, sizeBytes)) {
    // A name can be cut apart.
    const searched = Buffer.concat([end, bytes]);
    if (searched.includes(macros)) throw refuseType('docm');
    isDocument ||= searched.includes(document);
    end = searched.subarray(-macros.byteLength);
  }
  if (!isDocument) throw refuseType('');
}
