const maxLength = 80;

/** The normalized name that colleagues see; undefined when the text is not one. */
export function staffName(text: string): string | undefined {
  const name = text.trim().replace(/\s+/g, ' ');
  return name !== '' && name.length <= maxLength && !/[\p{Cc}\p{Cf}]/u.test(name) ? name : undefined;
}
