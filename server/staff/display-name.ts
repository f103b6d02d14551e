/** What colleagues see: the account's name, or one made of the email address, such as `Nora Whitfield`. */
export function displayName(email: string, name: string | null = null): string {
  if (name) return name;
  const words = email
    .replace(/[@+].*/s, '')
    .split(/[._-]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}
