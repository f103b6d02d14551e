import { readVariants } from '../../schema/api/variants.ts';
import { isMetric, type Metric } from './buckets.ts';

export interface Beacon {
  /** The path of the page, such as `/lp8/`. */
  page: string;
  /** The variants that it showed; see `Dimensions`. */
  variants: string;
  /** Each metric at most once. */
  metrics: ReadonlyMap<Metric, number>;
}

/** The speed that a page reports, or undefined if it reports nothing usable. Unknown metrics are ignored. */
export function readBeacon({ page, variants, metrics }: Record<string, unknown>): Beacon | undefined {
  if (typeof page !== 'string' || !page.startsWith('/') || page.length > 500 || !Array.isArray(metrics))
    return undefined;
  const known = new Map<Metric, number>();
  for (const entry of metrics.slice(0, 10)) {
    const { name, value } = Object(entry);
    if (isMetric(name) && typeof value === 'number' && value >= 0 && Number.isFinite(value))
      known.set(name, value);
  }
  return known.size > 0 ? { page, variants: readVariants(variants), metrics: known } : undefined;
}
