import { boundTouch, touchOf } from '../../../schema/api/touch.ts';
import type { Attribution, Touch } from '../../../schema/generated/types.ts';

/**
 * The attribution that a call reports. Invalid parts are dropped, not refused: the visitor did not type them.
 * @param value the body's `attribution`, unvalidated
 * @returns null when no part is valid
 */
export function readAttribution(value: unknown): Attribution | null {
  const first = readTouch(own(value, 'first'));
  const last = readTouch(own(value, 'last'));
  return first || last ? { ...(first && { first }), ...(last && { last }) } : null;
}

/**
 * The attribution of a form without JavaScript: the campaign parameters in the URL of its page.
 * @param pageUrl the page that contains the form: a URL, or a path
 * @param referrer the Referer header of the post: that page, or another site that posts here
 * @param at when the post arrived; when the visitor arrived is unknown
 * @returns null without a campaign and without another site
 */
export function attributionFromUrl(
  pageUrl: string | null,
  referrer: string | null,
  at: Date,
): Attribution | null {
  const from = URL.parse(referrer ?? '');
  // A path is enough: the host is not stored.
  const page = pageUrl ? URL.parse(pageUrl, from?.origin ?? 'http://localhost') : null;
  const isSame = !page || (page.pathname === from?.pathname && page.search === '');
  const url = isSame ? from : page;
  if (!url) return null;
  const last = touchOf({ at, address: url.href, referrer: from?.href ?? '' });
  return last.referrer || Object.keys(last.params).length > 0 ? { last } : null;
}

/** Requires a time and a page. */
function readTouch(value: unknown): Touch | undefined {
  const at = timeOf(own(value, 'at'));
  const landingPage = own(value, 'landingPage');
  if (at === undefined || typeof landingPage !== 'string' || !landingPage.startsWith('/')) return undefined;
  const referrer = own(value, 'referrer');
  const params = own(value, 'params');
  return boundTouch({
    at,
    landingPage,
    referrer: typeof referrer === 'string' ? referrer : '',
    param: (name) => own(params, name),
  });
}

/** A time in JSON's notation with a four-digit year. */
function timeOf(value: unknown): string | undefined {
  const time = new Date(typeof value === 'string' ? value.slice(0, 40) : Number.NaN);
  const text = Number.isNaN(time.getTime()) ? '' : time.toISOString();
  return text.length === 24 ? text : undefined;
}

/** An own property, read by name, so the number of other properties costs nothing. */
function own(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
