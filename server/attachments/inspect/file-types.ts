import { type FileMediaType, fileExtensions } from '../../../schema/api/attachments.ts';

export const docType = 'application/msword';
export const textType = 'text/plain';

/** People mail what they have, and no form can ask them for another file first. */
const mailExtensions = {
  ...fileExtensions,
  [docType]: ['doc'],
  'application/rtf': ['rtf'],
  [textType]: ['txt'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type StoredMediaType = FileMediaType | keyof typeof mailExtensions;

/** Accepted file name extensions by the type of the content. */
export type AcceptedTypes = Readonly<Partial<Record<StoredMediaType, readonly string[]>>>;

/** What is accepted by where a file comes from. */
export const acceptedTypes = {
  upload: fileExtensions,
  mail: mailExtensions,
} as const satisfies Record<string, AcceptedTypes>;
