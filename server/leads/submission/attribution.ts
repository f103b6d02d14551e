import { boundTouch, touchOf } from '../../../schema/api/touch.ts';
import type { Attribution, Touch } from '../../../schema/generated/types.ts';

/**
 * What a call says of how its visitor came. Nobody typed it, so a part of another shape is left out and none is refused.
 * @param value whatever stood in the body as `attribution`
 * @returns null when nothing of it can be used
 */
export function readAttribution(value: unknown): Attribution | null {
  const first = readTouch(own(value, 'first'));
  const last = readTouch(own(value, 'last'));
  return first || last ? { ...(first && { first }), ...(last && { last }) } : null;
}

/**
 * What a form without JavaScript tells of how its visitor came: the campaign in the address of its own page.
 * @param pageUrl of the page that holds the form: whole, or its path
 * @param referrer the header of the post: that page as the browser names it, or another site that posts here
 * @param at when the post came; when the visitor did is not known
 * @returns null when there is neither a campaign nor another site
 */
export function attributionFromAddress(
  pageUrl: string | null,
  referrer: string | null,
  at: Date,
): Attribution | null {
  const from = URL.parse(referrer ?? '');
  // A path says enough: of the host nothing is kept.
  const page = pageUrl ? URL.parse(pageUrl, from?.origin ?? 'http://localhost') : null;
  const isSame = !page || (page.pathname === from?.pathname && page.search === '');
  const address = isSame ? from : page;
  if (!address) return null;
  const last = touchOf({ at, address: address.href, referrer: from?.href ?? '' });
  return last.referrer || Object.keys(last.params).length > 0 ? { last } : null;
}

/** Without a time and a page it is no touch. */
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

/** A time as JSON writes it; years of other lengths are written otherwise. */
function timeOf(value: unknown): string | undefined {
  const time = new Date(typeof value === 'string' ? value.slice(0, 40) : Number.NaN);
  const text = Number.isNaN(time.getTime()) ? '' : time.toISOString();
  return text.length === 24 ? text : undefined;
}

/** A property that the value itself has, and that is asked for by name: how many others there are does not matter. */
function own(value: unknown, name: string): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}
