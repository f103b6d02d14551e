/**
 * What became of a change: done (or already so), refused because the lead changed after that revision, or for a lead that
 * the viewer cannot see.
 */
export type Outcome =
  | { kind: 'done'; leadIds: readonly string[] }
  | { kind: 'conflict'; revision: number }
  | { kind: 'missing' };

export const missing: Outcome = { kind: 'missing' };

export const done = (...leadIds: string[]): Outcome => ({ kind: 'done', leadIds });
