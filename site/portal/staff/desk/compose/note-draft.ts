import { randomKey } from '../../../../ui/lead-form/send/idempotency-key.ts';

/** A note that is not stored yet. */
export interface NoteDraft {
  /** A UUID: sending the same note twice stores it once. */
  id: string;
  text: string;
  /** The text of the last try, which may have been stored although its answer was lost. */
  tried?: string;
}

/** @param stored whatever the storage has */
export function readDraft(stored: unknown, makeId: () => string = randomKey): NoteDraft {
  const draft = stored as Partial<NoteDraft> | null;
  if (typeof draft?.id !== 'string' || typeof draft.text !== 'string') return { id: makeId(), text: '' };
  return { id: draft.id, text: draft.text, ...(draft.tried !== undefined && { tried: draft.tried }) };
}

/** A text that changed after a try is another note: under the old id, the server would drop the change. */
export function withText(draft: NoteDraft, text: string, makeId: () => string = randomKey): NoteDraft {
  if (draft.tried === undefined || draft.tried === text) return { ...draft, text };
  return { id: makeId(), text };
}

export const withTry = (draft: NoteDraft): NoteDraft => ({ ...draft, tried: draft.text });
