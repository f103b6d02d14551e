import { EditError } from '../../../edit/edit-error.ts';
import { removeValue, setValue } from '../../../edit/edits.ts';
import type { Path } from '../../../errors/finding.ts';

/**
 * A file's text with a value at a path, or without one for undefined.
 * @throws EditError if it cannot be written there
 */
export function textWithValue(text: string, path: Path, value: unknown): string {
  if (value !== undefined) return setValue(text, path, value).source;
  try {
    return removeValue(text, path).source;
  } catch (error) {
    if (error instanceof EditError && error.reason === 'missing') return text;
    throw error;
  }
}
