/** The kinds of tags that visitors decide about. The position of a kind is its bit in the cookie's `revision`. */
export const consentCategories = ['measurement', 'advertising'] as const;

export type ConsentCategory = (typeof consentCategories)[number];

/** The bit of `revision` for a decision under Global Privacy Control. The lower ones are for kinds of tags. */
const privacyControlBit = 128;

/** The cookie in which `vanilla-cookieconsent` stores a visitor's decision, as JSON. */
export const consentCookie = 'consent';

/** A visitor's decision. */
export interface ConsentChoice {
  granted: ConsentCategory[];
  /** The kinds that the dialog listed: those of the page in `opt-in` mode, where pages with other tags ask again. */
  asked: ConsentCategory[];
  /** Whether the browser sent Global Privacy Control when the visitor decided; false in cookies that do not say. */
  hadPrivacyControl: boolean;
  /** ISO 8601 in UTC. */
  at: string;
}

/** What a decision is about as a number: one bit for each category, and one for Global Privacy Control. */
export function revisionOf(categories: Iterable<ConsentCategory>, hasPrivacyControl: boolean): number {
  const signal = hasPrivacyControl ? privacyControlBit : 0;
  return [...new Set(categories)].reduce((bits, one) => bits + 2 ** consentCategories.indexOf(one), signal);
}

/** Reads the cookie's value. Undefined without a decision, and for a value that is none: visitors can edit cookies. */
export function readChoice(value: string | undefined): ConsentChoice | undefined {
  try {
    const { categories, revision, lastConsentTimestamp } = JSON.parse(decodeURIComponent(value ?? ''));
    if (!Array.isArray(categories)) return undefined;
    const asked = consentCategories.filter((_, bit) => (Number(revision) >> bit) & 1);
    const granted = asked.filter((one) => categories.includes(one));
    const hadPrivacyControl = (Number(revision) & privacyControlBit) !== 0;
    return { granted, asked, hadPrivacyControl, at: new Date(lastConsentTimestamp).toISOString() };
  } catch {
    return undefined;
  }
}

/**
 * The kinds of tags that can run. Each kind follows the visitor's decision about it. Without one, `opt-in` allows none, and
 * `opt-out` all, unless the visitor has refused all kinds that were listed. In `opt-out` mode, Global Privacy Control is an
 * objection, which only a decision made under it outweighs. In `opt-in` mode it changes nothing.
 */
export function grantedCategories(
  choice: ConsentChoice | undefined,
  mode: 'opt-in' | 'opt-out',
  hasPrivacyControl: boolean,
): ConsentCategory[] {
  if (mode === 'opt-out' && hasPrivacyControl && !choice?.hadPrivacyControl) return [];
  const hasObjected = choice !== undefined && choice.granted.length === 0;
  const isOpen = mode === 'opt-out' && !hasPrivacyControl && !hasObjected;
  return consentCategories.filter((one) =>
    choice?.asked.includes(one) ? choice.granted.includes(one) : isOpen,
  );
}
