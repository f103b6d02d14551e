import { isbot } from 'isbot';
import { touchOf } from '../../schema/api/touch.ts';
import { sourceOf } from '../desk/intake/source-of.ts';
import { deviceOf } from '../numbers/count/device-of.ts';
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
  /** The full URL of the page. */
  address: string;
  referrer: string | undefined;
  agent: string | undefined;
  /** The header Sec-Purpose, or Purpose of older browsers. */
  purpose: string | undefined;
}

/** Enough for the agents and arrivals of a busy minute. */
const maxKnown = 500;

/** Reports what people see. Programs, and pages that a browser fetches in advance, are left out. */
export function createExposures(onExposure: OnExposure) {
  // Both take as long as sending a page from memory.
  const people = new Map<string, Dimensions['device'] | undefined>();
  const sources = new Map<string, string>();

  function personWith(agent: string): Dimensions['device'] | undefined {
    return remembered(people, agent, () => (agent === '' || isbot(agent) ? undefined : deviceOf(agent)));
  }

  function sourceWith(address: string, referrer: string): string {
    return remembered(sources, `${address}\n${referrer}`, () => {
      const touch = touchOf({ at: new Date(0), address, referrer });
      return sourceOf({ first: touch, last: touch });
    });
  }

  /** @param variants that the page shows, such as `footer:new lp8-price:control`; empty for a page that is not counted */
  return (
    variants: string,
    { method, address, referrer = '', agent = '', purpose = '' }: ExposedRequest,
  ): void => {
    if (variants === '' || method !== 'GET' || purpose.includes('prefetch')) return;
    const device = personWith(agent);
    if (device === undefined) return;
    const source = sourceWith(address, referrer);
    for (const one of variants.split(' ')) {
      const [experiment = '', variant = ''] = one.split(':');
      onExposure({ experiment, variant, device, source });
    }
  };
}

function remembered<Value>(known: Map<string, Value>, key: string, find: () => Value): Value {
  const value = known.get(key);
  if (value !== undefined || known.has(key)) return value as Value;
  if (known.size >= maxKnown) known.clear();
  const found = find();
  known.set(key, found);
  return found;
}
