import type { Touch } from '../generated/types.ts';
import schema from './attribution.schema.json' with { type: 'json' };
import { oneLine } from './one-line.ts';

const { landingPage, referrer, params } = schema.$defs.touch.properties;

/** The names of the campaign parameters that are kept. */
export const campaignParams: readonly string[] = params.propertyNames.enum;

export interface Arrival {
  at: Date;
  /** Of the page, whole. */
  address: string;
  /** As the browser tells it; empty when there is none. */
  referrer: string;
}

/** An arrival in the shape and within the bounds of `attribution.schema.json`. @throws TypeError for no address */
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
  /** The value of a campaign parameter; what is no text is left out. */
  param: (name: string) => unknown;
}

/** Cuts each part of a touch to what is kept of it. */
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

/** Apps that show pages name themselves as sites do. */
const site = /^(https?|android-app|ios-app):\/\/[^/]/;

/** The address of a page or an app without its query and without a password; empty for anything else. */
function withoutQuery(address: string): string {
  return site.test(address) ? address.replace(/[?#].*/s, '').replace(/(?<=^[\w-]+:\/\/)[^/]*@/, '') : '';
}
