import type { ConsentCategory } from '../../../../schema/api/consent-cookie.ts';
import type { TagIds } from '../../../prepared-scripts.ts';
import { googleAds, googleAnalytics, googleTagManager } from './google.ts';
import { metaPixel } from './meta.ts';
import type { Vendor } from './vendor.ts';

const vendors: Record<keyof TagIds, Vendor> = {
  ads: googleAds,
  analytics: googleAnalytics,
  meta: metaPixel,
  gtm: googleTagManager,
};

/** A configured tag. */
export interface Tag {
  name: keyof TagIds;
  id: string;
  vendor: Vendor;
}

export function tagsOf(ids: TagIds): Tag[] {
  return (Object.keys(vendors) as (keyof TagIds)[]).flatMap((name) => {
    const id = ids[name];
    return id === undefined ? [] : [{ name, id, vendor: vendors[name] }];
  });
}

export function isAllowed({ vendor }: Tag, granted: readonly ConsentCategory[]): boolean {
  return vendor.needs.every((one) => granted.includes(one));
}
