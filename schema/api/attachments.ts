/**
 * Uploads of visitors and what staff see of them, shared by the server, the site, and the portal.
 *
 * `POST /api/attachments` takes one file as `multipart/form-data` and ties it to the lead in the signed cookie that the
 * answer to the lead set. Fails with 403 `upload_expired`, 409 `too_many_files`, 413 `file_too_large`, 415 `file_type`, 422
 * `file_empty`, 429 `too_many_uploads` with `Retry-After`, 503 `storage_unavailable`.
 */

/** 25 MB, as Windows counts them. */
export const maxFileBytes = 25 * 1024 * 1024;

export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Every accepted file name extension, by the type of its content. */
export const fileExtensions = {
  'application/pdf': ['pdf'],
  [docxType]: ['docx'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  // Photos of iPhones.
  'image/heic': ['heic', 'heif'],
  'image/heif': ['heif', 'heic'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FileMediaType = keyof typeof fileExtensions;

/** The answer to an upload, once the file is on disk. */
export interface UploadAnswer {
  success: true;
  file: { name: string; sizeBytes: number };
}

/** `GET /api/staff/attachments/{id}`; its content is at `/content` below. Fails with 401 `sign_in_required`, 404 `not_found`. */
export interface StaffAttachment {
  success: true;
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
  sha256: string;
  /** ISO 8601 in UTC. */
  receivedAt: string;
  lead: { id: string; fullName: string; service: string };
}

/** A size for people, such as `212 KB` or `3.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1e6).toFixed(1).replace(/\.0$/, '')} MB`;
}
