/** What one arm counted in one stratum on one day. */
export interface ArmCounts {
  /** Visits that the server gave this arm to. */
  exposures: number;
  /** Those of them that a browser reported; a report counts on the day of its exposure. */
  beacons: number;
  /** The units of the primary metric: views, unless the experiment says otherwise. */
  visitors: number;
  /** Visitors who did what the experiment wants, at most one each. */
  conversions: number;
  leads: number;
  /** Of the leads. */
  spam: number;
  paid: number;
  /** Of the paid. */
  refunded: number;
  /** Loads by bucket of Largest Contentful Paint, as in `vitals/buckets.ts`. */
  lcp: readonly number[];
}

/**
 * One day of an experiment: for each stratum (any key, such as "phone|google"), the counts of all arms in the order of
 * the plan, control first.
 */
export type DayCounts = Readonly<Record<string, readonly ArmCounts[]>>;

/** A share that was counted. */
export interface Rate {
  trials: number;
  successes: number;
}

/** Control and one variant, within one stratum. */
export interface Stratum {
  control: Rate;
  variant: Rate;
}

/** The counts of one arm over all strata. */
export interface ArmTotals extends ArmCounts {
  name: string;
}

/** An arm that counted nothing. */
export const noCounts: ArmCounts = {
  exposures: 0,
  beacons: 0,
  visitors: 0,
  conversions: 0,
  leads: 0,
  spam: 0,
  paid: 0,
  refunded: 0,
  lcp: [],
};

function add(one: ArmCounts, other: ArmCounts): ArmCounts {
  return {
    exposures: one.exposures + other.exposures,
    beacons: one.beacons + other.beacons,
    visitors: one.visitors + other.visitors,
    conversions: one.conversions + other.conversions,
    leads: one.leads + other.leads,
    spam: one.spam + other.spam,
    paid: one.paid + other.paid,
    refunded: one.refunded + other.refunded,
    lcp: Array.from(
      { length: Math.max(one.lcp.length, other.lcp.length) },
      (_, bucket) => (one.lcp[bucket] ?? 0) + (other.lcp[bucket] ?? 0),
    ),
  };
}

/** The counts of several days as those of one. A stratum may be missing on a day, and an arm in a stratum. */
export function addDays(sum: DayCounts, day: DayCounts): DayCounts {
  const added: Record<string, readonly ArmCounts[]> = { ...sum };
  for (const [stratum, arms] of Object.entries(day)) {
    const before = sum[stratum] ?? [];
    const count = Math.max(arms.length, before.length);
    added[stratum] = Array.from({ length: count }, (_, arm) =>
      add(before[arm] ?? noCounts, arms[arm] ?? noCounts),
    );
  }
  return added;
}

/** The sums over the strata, by arm. */
export function totalsByArm(day: DayCounts, arms: readonly { name: string }[]): ArmTotals[] {
  return arms.map(({ name }, arm) => {
    const sum = Object.values(day).reduce((total, stratum) => add(total, stratum[arm] ?? noCounts), noCounts);
    return { ...sum, name };
  });
}

/** Visitors and conversions of control and one variant, by stratum. */
export function strataOf(day: DayCounts, variant: number): Stratum[] {
  const rate = ({ visitors, conversions }: ArmCounts) => ({ trials: visitors, successes: conversions });
  return Object.values(day).map((arms) => ({
    control: rate(arms[0] ?? noCounts),
    variant: rate(arms[variant] ?? noCounts),
  }));
}
