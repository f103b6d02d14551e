import { type Arrival, touchOf } from '../../../../schema/api/touch.ts';
import type { Attribution, Touch } from '../../../../schema/generated/types.ts';

/** How long a landing counts, in ms: 90 days. */
const countsMs = 7_776e6;

/** What the browser tells about the page that stands open, and how to read what it kept. */
export interface Here extends Arrival {
  now: Date;
  /** The text that is kept under a name. @throws when storage is forbidden */
  kept: (name: string) => string | null;
}

/**
 * How the visitor came, as `islands/boot/landing.ts` kept it. Where nothing could be kept, this page tells how it was come
 * to, and the page before it, whose address is its referrer.
 */
export function readAttribution(here: Here): Attribution {
  const first = readLanding(here, 'firstLanding');
  const last = readLanding(here, 'lastLanding');
  if (first) return { first, ...(last && { last }) };
  const touch = touchHere(here);
  return { first: touch, ...(isFromElsewhere(touch) && { last: touch }) };
}

/** A landing that counts: its time in ms, its address and its referrer, with a blank between them. */
function readLanding({ kept, now }: Here, name: string): Touch | undefined {
  try {
    const [time, address = '', referrer = ''] = (kept(name) ?? '').split(' ');
    const at = new Date(Number(time));
    return now.getTime() - at.getTime() < countsMs ? touchOf({ at, address, referrer }) : undefined;
  } catch {
    return undefined;
  }
}

function touchHere({ at, address, referrer }: Here): Touch {
  const touch = touchOf({ at, address, referrer });
  const isInner = referrer.startsWith(`${new URL(address).origin}/`);
  return isInner && !isFromElsewhere(touch) ? touchOf({ at, address: referrer, referrer: '' }) : touch;
}

function isFromElsewhere({ referrer, params }: Touch): boolean {
  return referrer !== '' || Object.keys(params).length > 0;
}
