import type { Experiment, SiteExperiment } from '../../schema/generated/types.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { control } from './experiment-facts.ts';

/** What is wrong with an experiment by itself, apart from its variants. Paths start at the top of its file. */
export function splitFindings({ split, variants }: Readonly<Experiment | SiteExperiment>): Finding[] {
  if (!split) return [];
  const ids = [control, ...Object.keys(variants)];
  const path = ['experiment', 'split'];
  const unknown = Object.keys(split).filter((id) => !ids.includes(id));
  const missing = ids.filter((id) => split[id] === undefined);
  if (unknown.length + missing.length > 0)
    return [
      ...unknown.map((id) => finding('UnknownSplitVariant', { id, known: ids }, [...path, id], 'key')),
      ...(missing.length > 0 ? [finding('SplitWithoutVariant', { ids: missing }, path, 'key')] : []),
    ];
  const sum = Object.values(split).reduce((total, part) => total + part, 0);
  return sum === 100 ? [] : [finding('BadSplit', { sum, even: evenSplit(ids) }, path, 'key')];
}

/** A split in whole percents, as nearly even as possible: `control: 34, a: 33, b: 33`. */
function evenSplit(ids: readonly string[]): string {
  const part = Math.floor(100 / ids.length);
  return ids.map((id, index) => `${id}: ${part + (index < 100 % ids.length ? 1 : 0)}`).join(', ');
}
