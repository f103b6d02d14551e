import schema from '../../schema/api/attribution.schema.json' with { type: 'json' };
import type { Attribution, Touch } from '../../schema/generated/types.ts';
import type { Platform } from './conversion-names.ts';

/** The parameter and the value that a platform added to the address of a page, and when the visitor arrived. */
export interface ClickId {
  param: string;
  value: string;
  at: Date;
}

/** The parameters of each platform. Google accepts one of its three with an event, best the first. */
const paramsOf: Record<Platform, readonly string[]> = {
  google: ['gclid', 'gbraid', 'wbraid'],
  meta: ['fbclid'],
};

/** A value this long may have been cut, and platforms refuse changed click ids. */
const { maxLength } = schema.$defs.touch.properties.params.additionalProperties;

/** The click that led to the lead: that of the last visit from one of the platform's ads. */
export function clickIdOf(platform: Platform, attribution: Attribution | null): ClickId | undefined {
  return clickIdIn(platform, attribution?.last) ?? clickIdIn(platform, attribution?.first);
}

function clickIdIn(platform: Platform, touch: Touch | undefined): ClickId | undefined {
  for (const param of paramsOf[platform]) {
    const value = touch?.params[param];
    if (touch && value && value.length < maxLength) return { param, value, at: new Date(touch.at) };
  }
  return undefined;
}
