import type { ConversionUploads } from '../../schema/generated/types.ts';
import type { Config } from '../config/config.ts';
import { type ConversionTarget, partsOf } from './conversion-names.ts';

/** Where one kind of event is reported. */
export interface Destination {
  target: ConversionTarget;
  /** Google's id of the conversion action, or the name of Meta's event. */
  id: string;
  /** Human-readable, without secrets. */
  about: string;
}

/** Where conversions are reported: what site.yaml names at the platforms whose accounts are in the environment. */
export function chooseDestinations(
  { google, meta }: Config['ads'],
  uploads: ConversionUploads,
): Destination[] {
  const destinations: Destination[] = [];
  const add = (target: ConversionTarget, id: string | undefined, where: string) => {
    if (id !== undefined)
      destinations.push({ target, id, about: `${partsOf(target).event} as ${id} at ${where}` });
  };
  if (google && uploads.google) {
    const { lead, qualified, paid } = uploads.google;
    const where = `Google Ads account ${google.account}`;
    add('google-lead', lead, where);
    add('google-qualified', qualified, where);
    add('google-paid', paid, where);
    // An adjustment belongs to the action of the conversion.
    add('google-refund', paid, where);
  }
  if (meta && uploads.meta) {
    const { lead, qualified, paid } = uploads.meta;
    const where = `Meta pixel ${meta.pixel}`;
    add('meta-lead', lead, where);
    add('meta-qualified', qualified, where);
    add('meta-paid', paid, where);
  }
  return destinations;
}
