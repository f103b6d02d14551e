import { digitsOf } from './card-number.ts';

/** Formats what was typed and leaves the caret behind the same digit. @returns the formatted text */
export function typeFormatted(input: HTMLInputElement, format: (typed: string) => string): string {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (selectionStart !== null && selectionStart < value.length) {
    const caret = placeAfter(digitsOf(value.slice(0, selectionStart)).length, formatted);
    // React puts the new text in first.
    requestAnimationFrame(() => input.setSelectionRange(caret, caret));
  }
  return formatted;
}

/** Where in a text so many of its digits are before. */
export function placeAfter(digits: number, text: string): number {
  let place = 0;
  for (let passed = 0; place < text.length && passed < digits; place += 1)
    if (/\d/.test(text[place] ?? '')) passed += 1;
  return place;
}
