import { type Arrival, touchOf } from '../../../../schema/api/touch.ts';
import type { Attribution, Touch } from '../../../../schema/generated/types.ts';

/** How long a landing is valid: 90 days, in ms. */
const maxAgeMs = 7_776e6;

/** The current page, and access to storage. */
export interface CurrentVisit extends Arrival {
  now: Date;
  /** @throws if storage is blocked */
  getStored: (name: string) => string | null;
}

/**
 * How the visitor arrived, as `islands/boot/landing.ts` stored it. If nothing is stored, the current page counts as the
 * landing, or the page before it if the referrer is internal.
 */
export function readAttribution(visit: CurrentVisit): Attribution {
  const first = readLanding(visit, 'firstLanding');
  const last = readLanding(visit, 'lastLanding');
  if (first) return { first, ...(last && { last }) };
  const touch = currentTouch(visit);
  return { first: touch, ...(isExternal(touch) && { last: touch }) };
}

/** Parses a stored landing: time in ms, URL, and referrer, separated by spaces. */
function readLanding({ getStored, now }: CurrentVisit, name: string): Touch | undefined {
  try {
    const [time, address = '', referrer = ''] = (getStored(name) ?? '').split(' ');
    const at = new Date(Number(time));
    return now.getTime() - at.getTime() < maxAgeMs ? touchOf({ at, address, referrer }) : undefined;
  } catch {
    return undefined;
  }
}

function currentTouch({ at, address, referrer }: CurrentVisit): Touch {
  const touch = touchOf({ at, address, referrer });
  const isInternal = referrer.startsWith(`${new URL(address).origin}/`);
  return isInternal && !isExternal(touch) ? touchOf({ at, address: referrer, referrer: '' }) : touch;
}

function isExternal({ referrer, params }: Touch): boolean {
  return referrer !== '' || Object.keys(params).length > 0;
}
