import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { HttpError } from '../errors.ts';

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

/**
 * Hashes at a time. Each takes 32 MB, and a thread of the few that read files as well: pages are served however many
 * people sign in.
 */
const mostAtOnce = 2;

/** Hashes that may wait for their turn, a few seconds at the most; beyond that they are refused. */
const longestQueue = 40;

export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

/** scrypt as better-auth has it, off the event loop, a few at a time. */
export function createPasswords(): Passwords {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= longestQueue)
      throw new HttpError('too_many_sign_ins', { headers: { 'retry-after': '5' } });
    if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (given) => inTurn(() => verifyPassword(given)),
  };
}
