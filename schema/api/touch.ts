import type { Touch } from '../generated/types.ts';
import schema from './attribution.schema.json' with { type: 'json' };
import { oneLine } from './one-line.ts';

const { landingPage, referrer, params } = schema.$defs.touch.properties;

/** The names of the stored campaign parameters. */
export const campaignParams: readonly string[] = params.propertyNames.enum;

export interface Arrival {
  at: Date;
  /** The page's full URL. */
  address: string;
  /** `document.referrer`, which can be empty. */
  referrer: string;
}

/** An arrival within the limits of `attribution.schema.json`. @throws TypeError if `address` is not a URL */
export function touchOf({ at, address, referrer }: Arrival): Touch {
  const { origin, pathname, searchParams } = new URL(address);
  return boundTouch({
    at: at.toISOString(),
    landingPage: pathname,
    referrer: referrer.startsWith(`${origin}/`) ? '' : referrer,
    param: (name) => searchParams.get(name),
  });
}

interface UnboundTouch extends Pick<Touch, 'at' | 'landingPage' | 'referrer'> {
  /** The value of a campaign parameter; ignored unless it is a string. */
  param: (name: string) => unknown;
}

/** Reduces each part of a touch to what is stored. */
export function boundTouch({ at, param, ...touch }: UnboundTouch): Touch {
  return {
    at,
    landingPage: oneLine(touch.landingPage.replace(/[?#].*/s, ''), landingPage.maxLength),
    referrer: oneLine(withoutQuery(touch.referrer), referrer.maxLength),
    params: Object.fromEntries(
      campaignParams.flatMap((name) => {
        const value = param(name);
        const text = typeof value === 'string' ? oneLine(value, params.additionalProperties.maxLength) : '';
        return text ? [[name, text]] : [];
      }),
    ),
  };
}

/** In-app browsers send the app's id as the referrer. */
const site = /^(https?|android-app|ios-app):\/\/[^/]/;

/** The URL of a page or an app without query and credentials; empty for anything else. */
function withoutQuery(address: string): string {
  return site.test(address) ? address.replace(/[?#].*/s, '').replace(/(?<=^[\w-]+:\/\/)[^/]*@/, '') : '';
}
