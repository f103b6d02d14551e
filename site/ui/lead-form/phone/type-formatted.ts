import { positionAfter } from '../../caret.ts';

/** Formats the text of a field and keeps the caret after the same digit. */
export function typeFormatted(input: HTMLInputElement, format: (text: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  input.value = formatted;
  // Setting the text moves the caret to the end.
  if (document.activeElement !== input || selectionStart === null || selectionStart >= value.length) return;
  const digits = value.slice(0, selectionStart).replace(/\D/g, '').length;
  const caret = positionAfter(digits, formatted);
  input.setSelectionRange(caret, caret);
}
