import { maxFileBytes, type UploadAnswer } from '../../schema/api/attachments.ts';

export type UploadResult = { file: UploadAnswer['file'] } | { message: string; canRetry: boolean };

const lost = 'The connection broke before the whole file arrived. Please try again.';

/** Why a file cannot be sent; undefined if it can. */
export function problemOf({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty. Please choose another one.';
  return size > maxFileBytes
    ? 'This file is larger than 25 MB. Please send a smaller copy, or a PDF of it.'
    : undefined;
}

interface Upload {
  /** That of the visitor's lead by default. */
  url?: string;
  file: File;
  /** The form's field that asked for the file. */
  field?: string;
  /** Called with the bytes sent so far. */
  onProgress: (bytes: number) => void;
}

/**
 * Adds a file to the visitor's lead or conversation.
 * @param request can be aborted
 * @returns undefined if the visitor canceled
 */
export function postFile(
  request: XMLHttpRequest,
  { url = '/api/attachments', file, field, onProgress }: Upload,
): Promise<UploadResult | undefined> {
  const body = new FormData();
  body.append('file', file);
  return new Promise((resolve) => {
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onload = () => resolve(resultOf(request));
    request.onerror = () => resolve({ message: lost, canRetry: true });
    request.onabort = () => resolve(undefined);
    request.open('POST', field ? `${url}?field=${encodeURIComponent(field)}` : url);
    request.setRequestHeader('accept', 'application/json');
    request.responseType = 'json';
    request.send(body);
  });
}

function resultOf({ status, response }: XMLHttpRequest): UploadResult {
  if (status === 200 && response?.file) return { file: response.file };
  const canRetry = status >= 500 || status === 429 || status === 408 || status === 0;
  return { message: response?.message || 'The file couldn’t be sent. Please try again.', canRetry };
}
