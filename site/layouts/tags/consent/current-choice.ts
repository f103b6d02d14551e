import { type ConsentChoice, consentCookie, readChoice } from '../../../../schema/api/consent-cookie.ts';
import { readCookies } from '../cookies.ts';

export function currentChoice(): ConsentChoice | undefined {
  return readChoice(readCookies().get(consentCookie));
}

/** @see https://w3c.github.io/gpc/ */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
