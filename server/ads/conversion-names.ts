export type Platform = 'google' | 'meta';

/** What is reported: a lead that is not spam, its first answer by a person, a payment, and refunds of one. */
export const conversionEvents = ['lead', 'qualified', 'paid', 'refund'] as const;

export type ConversionEvent = (typeof conversionEvents)[number];

/** The name of a delivery target: one for each platform and event. */
export type ConversionTarget = `${Platform}-${ConversionEvent}`;

/** What is queued for ad platforms. */
export interface ConversionRules {
  targets: readonly ConversionTarget[];
  /** Whether email addresses and phone numbers are sent as SHA-256; see `conversionUploads` of site.yaml. */
  hashedContact: boolean;
}

/** The parts of a target's name. */
export function partsOf(target: ConversionTarget): { platform: Platform; event: ConversionEvent } {
  const [platform, event] = target.split('-') as [Platform, ConversionEvent];
  return { platform, event };
}
