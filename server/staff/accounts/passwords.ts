/** In characters. */
export const shortestPassword = 12;
export const longestPassword = 256;

/** Why a password cannot be taken, for the person who chose it; undefined when it can. */
export function passwordFault(password: string): string | undefined {
  if (password.length < shortestPassword)
    return `A password needs at least ${shortestPassword} characters; this one has ${password.length}.`;
  if (password.length > longestPassword) return `A password has at most ${longestPassword} characters.`;
  return undefined;
}
