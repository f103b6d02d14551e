/** What better-auth takes for an e-mail address. Source: zod 4, `regexes.email`. */
const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** The address as accounts are kept under it; undefined when it is none. */
export function staffEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && pattern.test(email) ? email : undefined;
}
