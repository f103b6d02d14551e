import { fileTypeFromBuffer } from 'file-type';
import { HttpError } from '../../errors.ts';
import { splitName } from './file-name.ts';
import { type AcceptedTypes, docType, type StoredMediaType, textType } from './file-types.ts';

/** What a visitor can do about a common file that is not accepted, by its extension. */
const advice: Readonly<Record<string, string>> = {
  doc: 'This is a Word document of the older kind. Please save it as DOCX or PDF and send that.',
  docm: 'This Word document can contain macros. Please save it as DOCX or PDF and send that.',
  pages: 'We cannot open Pages documents. Please export it as PDF and send that.',
  odt: 'We cannot open OpenDocument files. Please save it as DOCX or PDF and send that.',
  rtf: 'We cannot open RTF files. Please save it as DOCX or PDF and send that.',
  txt: 'We cannot open plain text files. Please save it as PDF and send that.',
  svg: 'We cannot open SVG drawings. Please save it as PDF, PNG, or JPEG and send that.',
  zip: 'We cannot open archives. Please send the document itself, as PDF or DOCX.',
  rar: 'We cannot open archives. Please send the document itself, as PDF or DOCX.',
  exe: 'This is a program, not a document. Please send your resume as PDF or DOCX.',
};

const extensionOf: Readonly<Record<string, string>> = { cfb: 'doc', xml: 'svg', '7z': 'zip', gz: 'zip' };

/**
 * The type of a file by its first bytes. Word documents are only a promise here: `verifyDocx` and `verifyDoc` read all of them.
 * @param head at least 4 KB, or the whole file
 * @throws HttpError file_type
 */
export async function judgeContent(
  head: Uint8Array,
  name: string,
  accepted: AcceptedTypes,
): Promise<StoredMediaType> {
  const found = await fileTypeFromBuffer(head);
  const { extension } = splitName(name);
  const type =
    found?.ext === 'cfb' && extension === 'doc' ? docType : (found?.mime ?? textOf(head, extension));
  if (type !== undefined && isAccepted(type, accepted)) return type;
  throw refuseType(found?.ext ?? (looksLikeSvg(head) ? 'svg' : extension));
}

/** Nothing shows that a file is text, so its name has to say so. */
function textOf(head: Uint8Array, extension: string): typeof textType | undefined {
  return extension === 'txt' && !head.includes(0) ? textType : undefined;
}

/** @param extension of the content as far as it is known, without the dot */
export function refuseType(extension: string): HttpError {
  const key = extensionOf[extension] ?? extension;
  return new HttpError('file_type', Object.hasOwn(advice, key) ? { message: advice[key] ?? '' } : {});
}

function isAccepted(mime: string, accepted: AcceptedTypes): mime is StoredMediaType {
  return Object.hasOwn(accepted, mime);
}

function looksLikeSvg(head: Uint8Array): boolean {
  return /<svg[\s>]/i.test(Buffer.from(head.subarray(0, 1000)).toString('latin1'));
}
