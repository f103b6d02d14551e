/** The position in a formatted text after a number of digits. */
export function positionAfter(digits: number, text: string): number {
  let position = 0;
  for (let passed = 0; position < text.length && passed < digits; position += 1)
    if (/\d/.test(text[position] ?? '')) passed += 1;
  return position;
}
