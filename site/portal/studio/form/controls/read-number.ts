const numeric = /^-?(?:\d+\.?\d*|\.\d+)$/;

/**
 * The number that a text is, or a text that can take its place.
 * @param takesFacts whether `${entryPrice}` can
 * @returns undefined for a text that is no number yet, such as `4.` or `$`
 */
export function readNumber(text: string, takesFacts: boolean): number | string | undefined {
  const typed = text.trim();
  if (numeric.test(typed)) return typed.endsWith('.') ? undefined : Number(typed);
  if (takesFacts && /^\$\{[a-z][A-Za-z0-9]*\}$/.test(typed)) return typed;
  return /\{\{.+\}\}/.test(typed) ? typed : undefined;
}

/** A text or a number: a number stays one while what is typed reads as one. */
export const readScalar = (text: string, before: unknown): number | string =>
  typeof before !== 'string' && numeric.test(text) && String(Number(text)) === text ? Number(text) : text;
