import { touchOf } from '../../../schema/api/touch.ts';
import { readVariants } from '../../../schema/api/variants.ts';
import type { ViewReport } from '../../../schema/api/views.ts';
import { sourceOf } from '../../desk/intake/source-of.ts';
import type { Dimensions, ViewEventKind } from '../../storage/tables/numbers.ts';

/** A report of a browser, reduced to what is counted. */
export interface ReadReport extends Pick<Dimensions, 'revision' | 'variants' | 'source' | 'campaign'> {
  kind: ViewEventKind;
  /** The path of the address, as the browser shows it. */
  path: string;
  width: string;
}

const kinds = ['view', 'form-opened', 'form-begun'] as const satisfies readonly ViewEventKind[];

/** Lower bounds of the classes of widths, in px. */
const widths = [1440, 1024, 768, 480, 0];

const maxCampaign = 100;

/**
 * @param referrer the address of the page, which is all that is known of a visit without a landing
 * @returns undefined for a report that no page of the site sends
 */
export function readReport(
  body: { [Key in keyof ViewReport]?: unknown },
  referrer: string,
): ReadReport | undefined {
  const { page, revision, landing, width } = body;
  const kind = kinds.find((one) => one === body.kind);
  if (!kind || typeof page !== 'string' || !page.startsWith('/') || page.length > 500) return undefined;
  if (typeof revision !== 'string') return undefined;
  return {
    kind,
    path: page,
    revision,
    variants: readVariants(body.variants),
    ...arrivalOf(typeof landing === 'string' && landing !== '' ? landing : `0 ${referrer}`),
    width: String(widths.find((bound) => Number(width) >= bound) ?? ''),
  };
}

/**
 * The classes of a visit, the same as for leads; see `deriveColumns`.
 * @param landing a time, an address, and a referrer, as `site/islands/boot/landing.ts` stores them
 */
function arrivalOf(landing: string): Pick<Dimensions, 'source' | 'campaign'> {
  const [, address = '', referrer = ''] = landing.split(' ', 3);
  if (!URL.canParse(address)) return { source: sourceOf(null), campaign: '' };
  const last = touchOf({ at: new Date(0), address, referrer });
  return {
    source: sourceOf({ last }),
    // A character that was cut in half could not be stored.
    campaign: (last.params.utm_campaign ?? '').slice(0, maxCampaign).toWellFormed(),
  };
}
