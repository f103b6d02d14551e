/** The ad platforms that the server reports conversions to. */
export const platforms = ['google', 'meta'] as const;

export type Platform = (typeof platforms)[number];

/**
 * What is reported: a lead that is not spam, its first answer by a person, a payment, and a refund of one. Meta has no refunds.
 */
export const conversionEvents = ['lead', 'qualified', 'paid', 'refund'] as const;

export type ConversionEvent = (typeof conversionEvents)[number];

/** The name of the delivery target: one for each platform and event, so retries, metrics, and replays tell them apart. */
export function targetName(platform: Platform, event: ConversionEvent): string {
  return `${platform}-${event}`;
}

const names = new Map(
  platforms.flatMap((platform) =>
    conversionEvents.map((event) => [targetName(platform, event), { platform, event }] as const),
  ),
);

/** Whether deliveries to the target are conversions. */
export function isConversionTarget(target: string): boolean {
  return names.has(target);
}

/** Those of the targets that receive the event, with their platforms. */
export function targetsOf(
  event: ConversionEvent,
  targets: readonly string[],
): { target: string; platform: Platform }[] {
  return targets.flatMap((target) => {
    const name = names.get(target);
    return name?.event === event ? [{ target, platform: name.platform }] : [];
  });
}
