/** A position in a sorted list: the value that it is sorted by, and the row's number. */
export interface Cursor {
  value: string | number;
  id: number;
}

export function cursorOf(position: { value: string | number; id: number | string }): string {
  // PostgreSQL returns big numbers as text.
  const numeric = { value: position.value, id: Number(position.id) };
  return Buffer.from(JSON.stringify(numeric)).toString('base64url');
}

/** @returns undefined if the text is not a cursor */
export function readCursor(text: string): Cursor | undefined {
  try {
    const { value, id } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor;
    const isValid = (typeof value === 'string' || Number.isSafeInteger(value)) && Number.isSafeInteger(id);
    return isValid ? { value, id } : undefined;
  } catch {
    return undefined;
  }
}
