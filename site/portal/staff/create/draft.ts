const key = 'payment-link-draft';

/** Restores the form's values after an interruption for sign-in. They are stored until the tab closes. */
export function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Stores nothing if storage is full or blocked. */
export function storeDraft(values: Record<string, string>): void {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}
