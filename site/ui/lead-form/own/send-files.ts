import { answerPrefix } from '../../../../schema/api/answers.ts';
import { postFile } from '../../../http/upload.ts';
import type { PreparedField } from '../../../prepared-fields.ts';
import type { FieldErrors } from '../fields/lead-fields.ts';
import { chosenFile } from './answers.ts';

/**
 * Sends the chosen files, one after the other, to the lead that was just stored. The lead is safe whatever becomes of them.
 * @param onProgress called with what to show
 * @returns the error of each file that was not stored
 */
export async function sendFiles(
  form: HTMLFormElement,
  fields: readonly PreparedField[],
  onProgress: (text: string) => void,
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const file = field.type === 'file' ? chosenFile(form, field) : undefined;
    if (!file || field.type === 'known') continue;
    const show = (bytes: number) =>
      onProgress(`Sending the file: ${Math.min(99, Math.floor((bytes / file.size) * 100))}%`);
    show(0);
    const result = await postFile(new XMLHttpRequest(), {
      file,
      field: field.name.slice(answerPrefix.length),
      onProgress: show,
    });
    if (!result || 'message' in result) errors[field.name] = result?.message ?? '';
  }
  return errors;
}
