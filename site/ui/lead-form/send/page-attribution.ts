import type { Attribution } from '../../../../schema/generated/types.ts';
import { readAttribution } from './attribution.ts';

/** How the visitor of this page arrived. */
export function pageAttribution(): Attribution {
  const now = new Date();
  return readAttribution({
    now,
    at: new Date(now.getTime() - performance.now()),
    address: location.href,
    referrer: document.referrer,
    getStored: (name) => localStorage.getItem(name),
  });
}
