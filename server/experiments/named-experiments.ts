import type { NamedExperiment } from '../../schema/api/numbers.ts';
import { armLetters } from './arm-letters.ts';
import type { ExperimentReport } from './report/report-file.ts';
import { titleOf } from './title-of.ts';

/**
 * The experiments behind columns of `variants`, such as `lp8-price:price nav:short`, in the order of their names. Of several with one
 * name, it is the running one, or else the latest.
 */
export function namedExperiments(
  { running, ended }: Pick<ExperimentReport, 'running' | 'ended'>,
  variants: readonly string[],
): NamedExperiment[] {
  const shown = variants.flatMap((one) => one.split(' ')).map((one) => one.split(':', 1)[0]);
  return [...new Set(shown)].sort().flatMap((name) => {
    const isNamed = (one: { name: string }) => one.name === name;
    const found = running.find(isNamed) ?? ended.findLast(isNamed);
    if (!found) return [];
    const { route, titles, split } = found;
    const named = Array.from(armLetters(split), ([id, letter]) => ({ id, letter, title: titles[id] ?? id }));
    return [{ name: found.name, title: titleOf(found), route, variants: named }];
  });
}
