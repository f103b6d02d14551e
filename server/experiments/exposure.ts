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

/** @param exposure usually the same object for equal exposures */
export type OnExposure = (exposure: Exposure) => void;

/** What a request says about its visitor. */
export interface ExposedRequest {
  method: string | undefined;
  /** The full URL of the page. */
  readonly pageUrl: string;
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
  const exposures = new Map<string, readonly Exposure[]>();

  function personWith(agent: string): Dimensions['device'] | undefined {
    return remembered(people, agent, () => (agent === '' || isbot(agent) ? undefined : deviceOf(agent)));
  }

  function sourceWith(request: ExposedRequest): string {
    const { hasQuery, referrer = '' } = request;
    if (!hasQuery && referrer === '') return direct;
    const { pageUrl } = request;
    return remembered(sources, `${pageUrl}\n${referrer}`, () => {
      const touch = touchOf({ at: new Date(0), address: pageUrl, referrer });
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
    const all = remembered(exposures, `${variants}\n${device}\n${source}`, () =>
      variants.split(' ').map((text) => ({ ...variantOf(text), device, source })),
    );
    for (const exposure of all) onExposure(exposure);
  };
}

/** Where visitors come from whose request says nothing about it. */
const direct = sourceOf(null);

function variantOf(text: string): Pick<Exposure, 'experiment' | 'variant'> {
  const [experiment = '', variant = ''] = text.split(':');
  return { experiment, variant };
}
