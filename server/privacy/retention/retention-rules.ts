import type { Retention } from '../../../schema/generated/types.ts';
import type { DistFolder } from '../../static/dist-folder.ts';

/** Where a build writes the rules; see `generator/write/server-file.ts`. */
const listPath = '.build/server.json';

/** Which leads each rule is about. The first one that fits a lead counts. */
export const ruleNames = ['spam', 'lost', 'won', 'leads'] as const satisfies readonly (keyof Retention)[];

export type RuleName = (typeof ruleNames)[number];

/** How long leads are kept, as `retention` of `site.yaml` says. */
export interface RetentionRules {
  /** Forever without one. */
  periods: Partial<Record<RuleName, Temporal.Duration>>;
  /** IANA name of the site's time zone. */
  zone: string;
}

export type ReadRetentionRules = () => Promise<RetentionRules>;

/** Until a site is built. */
const noRules: RetentionRules = { periods: {}, zone: 'UTC' };

/** Reads the rules of the last build, whenever it has changed. */
export function createRetentionRules(dist: Pick<DistFolder, 'stat' | 'bytes'>): ReadRetentionRules {
  let last: { version: string; rules: RetentionRules } | undefined;
  return async () => {
    const file = await dist.stat(listPath);
    // A build that replaces the folder takes the file away for a moment.
    if (file && last?.version !== file.version) {
      const { retention = {}, desk } = JSON.parse(String(await dist.bytes(file))) as {
        retention?: Retention;
        desk?: { zone?: string };
      };
      const periods = Object.fromEntries(
        Object.entries(retention).map(([name, written]) => [name, periodOf(written)]),
      );
      last = { version: file.version, rules: { periods, zone: desk?.zone ?? noRules.zone } };
    }
    return last?.rules ?? noRules;
  };
}

/** @param written such as `90d`, `6m`, or `2y`, as the schema has checked */
export function periodOf(written: string): Temporal.Duration {
  const units = { d: 'days', m: 'months', y: 'years' } as const;
  const unit = units[written.slice(-1) as keyof typeof units];
  return Temporal.Duration.from({ [unit]: Number.parseInt(written, 10) });
}
