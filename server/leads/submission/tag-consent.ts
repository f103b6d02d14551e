import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import {
  type ConsentCategory,
  consentCookie,
  grantedCategories,
  readChoice,
} from '../../../schema/api/consent-cookie.ts';
import type { ServerEnv } from '../../http/server-env.ts';

/** What a visitor had decided about tags of ad platforms when the lead arrived. */
export interface TagConsent {
  mode: 'opt-in' | 'opt-out';
  /** The kinds of tags that could run. */
  granted: ConsentCategory[];
  /** Whether the browser sent Global Privacy Control. */
  privacyControl: boolean;
  /** When the visitor decided, ISO 8601 in UTC; null without a decision. */
  at: string | null;
}

/** Read from the request's own cookie, which forms without scripts send as well. Null for a site without tags. */
export function readTagConsent(
  c: Context<ServerEnv>,
  mode: TagConsent['mode'] | undefined,
): TagConsent | null {
  if (!mode) return null;
  const choice = readChoice(getCookie(c, consentCookie));
  const privacyControl = c.req.header('sec-gpc') === '1';
  return {
    mode,
    granted: grantedCategories(choice, mode, privacyControl),
    privacyControl,
    at: choice?.at ?? null,
  };
}

/** Whether the lead can be reported to ad platforms, now or after a first decision: not if the visitor refused. */
export function canBeReported(consent: TagConsent | null): boolean {
  if (!consent) return false;
  return consent.granted.length > 0 || (consent.mode === 'opt-in' && consent.at === null);
}
