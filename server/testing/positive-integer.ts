/**
 * Parses the numeric argument of a command.
 * @throws Error naming the argument when it is not a positive whole number
 */
export function positiveInteger(name: string, given: string | number): number {
  const text = String(given);
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`${name} must be a positive whole number, got "${text}".`);
  return value;
}
