import { isbot } from 'isbot';
import { touchOf } from '../../schema/api/touch.ts';
import { sourceOf } from '../desk/intake/source-of.ts';
import { remembered } from '../lib/remembered.ts';
import { deviceOf } from '../numbers/count/device-of.ts';
import { isStaffBrowser } from '../staff/is-staff-browser.ts';
import type { Dimensions } from '../storage/tables/numbers.ts';

/** A tested page that the server sent to a visitor. */
export interface Exposure extends Pick<Dimensions, 'device' | 'source'> {
  experiment: string;
  variant: string;
}

export type OnExposure = (exposure: Exposure) => void;

/** What a request says about its visitor. */
export interface ExposedRequest {
  method: string | undefined;
  /** Makes the full URL of the page. */
  address: () => string;
  hasQuery: boolean;
  referrer: string | undefined;
  agent: string | undefined;
  cookies: string | undefined;
  /** The header Sec-Purpose, or Purpose of older browsers. */
  purpose: string | undefined;
}

/** Reports what visitors see. Programs, staff, and pages that a browser fetches in advance are left out, as for views. */
export function createExposures(onExposure: OnExposure) {
  // Each takes a tenth of the time of an answer from memory.
  const people = new Map<string, Dimensions['device'] | undefined>();
  const sources = new Map<string, string>();
  const variantsIn = new Map<string, Pick<Exposure, 'experiment' | 'variant'>[]>();

  function personWith(agent: string): Dimensions['device'] | undefined {
    return remembered(people, agent, () => (agent === '' || isbot(agent) ? undefined : deviceOf(agent)));
  }

  function sourceWith({ address, hasQuery, referrer = '' }: ExposedRequest): string {
    if (!hasQuery && referrer === '') return direct;
    const full = address();
    return remembered(sources, `${full}\n${referrer}`, () => {
      const touch = touchOf({ at: new Date(0), address: full, referrer });
      return sourceOf({ first: touch, last: touch });
    });
  }

  /** @param variants that the page shows, such as `footer:new lp8-price:control` */
  return (variants: string, request: ExposedRequest): void => {
    const { method, agent = '', purpose = '', cookies } = request;
    if (method !== 'GET' || purpose.includes('prefetch') || isStaffBrowser(cookies)) return;
    const device = personWith(agent);
    if (device === undefined) return;
    const source = sourceWith(request);
    const all = remembered(variantsIn, variants, () => variants.split(' ').map(variantOf));
    for (const { experiment, variant } of all) onExposure({ experiment, variant, device, source });
  };
}

/** Where visitors come from whose request says nothing about it. */
const direct = sourceOf(null);

function variantOf(text: string): Pick<Exposure, 'experiment' | 'variant'> {
  const [experiment = '', variant = ''] = text.split(':');
  return { experiment, variant };
}
