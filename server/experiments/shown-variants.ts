import { type RawBuilder, sql } from 'kysely';

/** The variant of an experiment in a column `variants`; undefined for a row of other experiments. */
export function variantIn(variants: string | null | undefined, experiment: string): string | undefined {
  const own = variants?.split(' ').find((one) => one.startsWith(`${experiment}:`));
  return own?.slice(experiment.length + 1);
}

/** Whether a column `variants` names an experiment. */
export const showed = (experiment: string): RawBuilder<boolean> =>
  sql<boolean>`' ' || variants || ' ' like ${`% ${experiment}:%`}`;
