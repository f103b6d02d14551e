const key = 'payment-link-draft';

export const emptyDraft = { projectName: '', amount: '', description: '' };

/** The form's values as typed. */
export type LinkDraft = typeof emptyDraft;

/** Restores the form's values after an interruption for sign-in. They are stored until the tab closes. */
export function readDraft(): LinkDraft {
  try {
    return { ...emptyDraft, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return emptyDraft;
  }
}

/** Stores nothing if storage is full or blocked. */
export function storeDraft(draft: LinkDraft): void {
  try {
    if (Object.values(draft).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {}
}
