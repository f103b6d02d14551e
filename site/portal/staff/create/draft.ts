const key = 'payment-link-draft';

/** The form's values from before a sign-in interrupted it, stored in this tab until it closes. */
export function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Without storage, because it is full or blocked, there is no draft. */
export function storeDraft(values: Record<string, string>): void {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}
