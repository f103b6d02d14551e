const key = 'payment-link-draft';

/** What was typed before a sign-in came in between; in this tab, and as long as it is open. */
export function readDraft(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Browsers may have no room for it, or no leave: then there is no draft. */
export function keepDraft(values: Record<string, string>): void {
  try {
    if (Object.values(values).some(Boolean)) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {}
}
