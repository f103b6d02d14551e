/** Escapes a text for HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Joins the parts of a list that are there. */
export function lines(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n');
}
