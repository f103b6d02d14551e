/** What better-auth accepts as an email address. Source: zod 4, `regexes.email`. */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The normalized email address that accounts are stored under; undefined when the text is not one. */
export function staffEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && pattern.test(email) ? email : undefined;
}
