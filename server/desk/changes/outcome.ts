import type { ErrorCode } from '../../errors.ts';

/**
 * What became of a change: done (or already so), in conflict because the lead changed after that revision, refused for
 * another reason, or for a lead that the viewer cannot see.
 */
export type Outcome =
  | { kind: 'done'; leadIds: readonly string[] }
  | { kind: 'conflict'; revision: number }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'missing' };

export const missing: Outcome = { kind: 'missing' };

export const done = (...leadIds: string[]): Outcome => ({ kind: 'done', leadIds });

export const refused = (code: ErrorCode): Outcome => ({ kind: 'refused', code });
