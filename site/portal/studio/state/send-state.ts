import type { Lost, Refusal } from '../../../http/call.ts';

/** Why changes wait in the browser. Those of `HoldReason` wait until their author does something about it. */
export type WaitReason = 'offline' | 'restarting' | 'not-stored' | 'failing' | HoldReason;

export type HoldReason = 'signed-out' | 'other-author' | 'not-allowed' | 'no-draft';

/** Whether the server has everything: `saving` until it answers, `saved` if it has. */
export type SendState = 'saved' | 'saving' | WaitReason;

/** Why a call can succeed later; undefined if it never can. */
export function waitReason(answer: Refusal | Lost): WaitReason | undefined {
  if (answer.kind === 'lost') return 'offline';
  const { status, code } = answer;
  if (status === 401) return 'signed-out';
  if (status === 403) return 'not-allowed';
  if (code === 'other_author') return 'other-author';
  if (code === 'unknown_draft') return 'no-draft';
  if (code === 'not_stored') return 'not-stored';
  if (code === 'studio_unavailable') return 'restarting';
  return status === 408 || status === 429 || status >= 500 ? 'failing' : undefined;
}

const holds: ReadonlySet<SendState> = new Set<HoldReason>([
  'signed-out',
  'other-author',
  'not-allowed',
  'no-draft',
]);

/** Whether only the author can end the wait. */
export const isHold = (state: SendState): state is HoldReason => holds.has(state);
