/** The kinds of tags that visitors decide about. The position of a kind is its bit in the cookie's `revision`. */
export const consentCategories = ['measurement', 'advertising'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The cookie in which `vanilla-cookieconsent` stores a visitor's decision, as JSON. */
export const consentCookie = 'consent';

/** A visitor's decision. */
export interface ConsentChoice {
  granted: ConsentCategory[];
  /** The kinds that the dialog listed: those of the page in `opt-in` mode, where pages with other tags ask again. */
  asked: ConsentCategory[];
  /** ISO 8601 in UTC. */
  at: string;
}

/** The categories as a number with one bit for each. */
export function revisionOf(categories: Iterable<ConsentCategory>): number {
  return [...new Set(categories)].reduce((bits, one) => bits + 2 ** consentCategories.indexOf(one), 0);
}

/** Reads the cookie's value. Undefined without a decision, and for a value that is none: visitors can edit cookies. */
export function readChoice(value: string | undefined): ConsentChoice | undefined {
  try {
    const { categories, revision, lastConsentTimestamp } = JSON.parse(decodeURIComponent(value ?? ''));
    if (!Array.isArray(categories)) return undefined;
    const asked = consentCategories.filter((_, bit) => (Number(revision) >> bit) & 1);
    const granted = asked.filter((one) => categories.includes(one));
    return { granted, asked, at: new Date(lastConsentTimestamp).toISOString() };
  } catch {
    return undefined;
  }
}

/**
 * The kinds of tags that can run. Each kind follows the visitor's decision about it. Without one, `opt-in` allows none, and
 * `opt-out` all, unless the browser sends Global Privacy Control or the visitor has refused all kinds that were listed.
 */
export function grantedCategories(
  choice: ConsentChoice | undefined,
  mode: 'opt-in' | 'opt-out',
  hasPrivacyControl: boolean,
): ConsentCategory[] {
  const hasObjected = choice !== undefined && choice.granted.length === 0;
  const isOpen = mode === 'opt-out' && !hasPrivacyControl && !hasObjected;
  return consentCategories.filter((one) =>
    choice?.asked.includes(one) ? choice.granted.includes(one) : isOpen,
  );
}
