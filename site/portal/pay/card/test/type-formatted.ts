import { positionAfter } from '../../../../ui/caret.ts';
import { digitsOf } from './card-number.ts';

/** Formats the input and keeps the caret after the same digit. @returns the formatted text */
export function typeFormatted(input: HTMLInputElement, format: (typed: string) => string): string {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (selectionStart !== null && selectionStart < value.length) {
    const caret = positionAfter(digitsOf(value.slice(0, selectionStart)).length, formatted);
    // Waits until React has rendered the new text.
    requestAnimationFrame(() => input.setSelectionRange(caret, caret));
  }
  return formatted;
}
