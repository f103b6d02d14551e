import {
  type ConsentCategory,
  type ConsentChoice,
  consentCookie,
  grantedCategories,
  readChoice,
} from '../../../../schema/api/consent-cookie.ts';
import type { TagSettings } from '../../../prepared-scripts.ts';
import { readCookies } from '../cookies.ts';

export function currentChoice(): ConsentChoice | undefined {
  return readChoice(readCookies().get(consentCookie));
}

/** @see https://w3c.github.io/gpc/ */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** The kinds of tags that can run now. */
export function grantedNow(mode: TagSettings['mode']): ConsentCategory[] {
  return grantedCategories(currentChoice(), mode, hasPrivacyControl());
}
