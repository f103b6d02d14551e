/** In characters. */
export const minPasswordLength = 12;
export const maxPasswordLength = 256;

/** Why a new password is rejected, in words for its owner; undefined when it is acceptable. */
export function passwordProblem(password: string): string | undefined {
  if (password.length < minPasswordLength)
    return `The password must have at least ${minPasswordLength} characters; this one has ${password.length}.`;
  if (password.length > maxPasswordLength)
    return `The password must have at most ${maxPasswordLength} characters.`;
  return undefined;
}
