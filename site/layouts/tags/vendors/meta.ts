import { loadScript } from '../load-script.ts';
import type { Vendor } from './vendor.ts';

/** The function that Meta's script takes over, and the calls before that. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push?: Pixel;
  loaded: boolean;
  version: string;
}

/** The queue of Meta's installation code. */
function pixel(): Pixel {
  const page = window as { fbq?: Pixel; _fbq?: Pixel };
  if (page.fbq) return page.fbq;
  const fbq: Pixel = Object.assign(
    (...call: unknown[]) => void (fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call)),
    { queue: [], loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  page.fbq = fbq;
  page._fbq ??= fbq;
  return fbq;
}

const configured = new Set<string>();

export const metaPixel: Vendor = {
  needs: ['advertising'],
  load(id) {
    const fbq = pixel();
    if (!configured.has(id)) {
      // Otherwise the pixel also reports clicks on buttons and the names of form fields.
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      fbq('trackSingle', id, 'PageView');
    }
    configured.add(id);
    return loadScript('https://connect.facebook.net/en_US/fbevents.js');
  },
  report(id, event, { id: eventID, value, currency }) {
    pixel()('trackSingle', id, event, value === undefined ? {} : { value, currency }, { eventID });
  },
};
