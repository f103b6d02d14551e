import type { ExperimentArm, ExperimentLine } from '../../../schema/api/experiments.ts';
import { shareOf } from '../../numbers/query/counts.ts';
import { armLetters } from '../arm-letters.ts';
import type { TakenLine } from '../report/report-file.ts';
import { takeProblemOf } from '../report/take-problem.ts';
import { hasEnded, type Outcome, type StartedOne } from './outcome.ts';

/** The variants with what they counted, control first. @param revenue by variant id, in cents */
export function describeArms(
  experiment: StartedOne,
  { state, totals }: Outcome,
  revenue: ReadonlyMap<string, number>,
): ExperimentArm[] {
  const { titles, split } = experiment;
  const running = hasEnded(experiment) ? undefined : experiment;
  return Array.from(armLetters(split), ([id, letter], index) => {
    const counts = totals.find(({ name }) => name === id);
    const { visitors = 0, conversions = 0, leads = 0, spam = 0, paid = 0 } = counts ?? {};
    const takeProblem = running ? takeProblemOf(running, id) : null;
    const take = index === 0 || takeProblem !== null ? undefined : running?.takes[id];
    return {
      id,
      letter,
      title: titles[id] ?? id,
      split: split[id] ?? 0,
      visits: visitors,
      successes: conversions,
      rate: shareOf(conversions, visitors),
      leads: leads - spam,
      paid,
      revenueCents: revenue.get(id) ?? 0,
      pictures: picturesOf(experiment, id),
      preview: previewOf(experiment, id),
      changes: take?.changes ?? [],
      files: (take?.files ?? []).map(({ file, blocks }) => ({
        file,
        blocks: blocks.map((lines) => lines.map(numbered)),
      })),
      takeProblem,
      isComparable: state !== 'invalid',
    };
  });
}

function picturesOf({ name, pictures }: StartedOne, arm: string): ExperimentArm['pictures'] {
  const files = pictures?.[arm];
  if (!files) return null;
  const addressOf = (file: string) => `/api/staff/experiments/${name}/pictures/${encodeURIComponent(file)}`;
  return { phone: addressOf(files.phone), desktop: addressOf(files.desktop) };
}

/** An experiment of the whole site is shown on the home page. */
function previewOf(experiment: StartedOne, arm: string): string | null {
  if (hasEnded(experiment)) return null;
  const { name, route } = experiment;
  return `${route || '/'}?variant=${name}:${arm}`;
}

function numbered({ kind, before, after, text }: TakenLine): ExperimentLine {
  return { kind, number: (kind === 'added' ? after : before) ?? 0, text };
}
