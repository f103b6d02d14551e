/**
 * The number that an argument of a command gives.
 * @throws Error that names the argument, when it is not a whole number of at least 1
 */
export function positiveInteger(name: string, given: string | number): number {
  const text = String(given);
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number of at least 1, but is "${text}".`);
  return value;
}
