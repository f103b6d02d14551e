import type { ExperimentAnswer, ExperimentArm } from '../../../../../../schema/api/experiments.ts';
import { worstLoss } from '../words/losses.ts';

/** A button of the verdict: `take` and `stop` open the way to do it. */
export type Choice = {
  label: string;
  /** One choice at most is `pencil`. */
  look: 'pencil' | 'ink' | 'line' | 'bare';
} & (
  | { kind: 'take' | 'patch'; arm: ExperimentArm }
  | { kind: 'stop' | 'losses' }
  /** Not possible yet, with the reason. */
  | { kind: 'later'; reason: string }
);

type Judged = Pick<ExperimentAnswer, 'state' | 'stopped' | 'arms' | 'arm' | 'canTake' | 'losses'>;

/** What can be done about an experiment, the main choice first. Nothing once it is over, except to look. */
export function choicesOf({ state, stopped, arms, arm, canTake, losses }: Judged): Choice[] {
  const [control, ...variants] = arms;
  const lost = worstLoss(losses);
  const look = lost ? lossesChoice(lost.lost) : [];
  if (stopped !== null || !control) return look;
  const keep = (of: 'ink' | 'bare'): Choice => ({
    kind: 'take',
    arm: control,
    label: `Keep ${control.letter}`,
    look: of,
  });
  const stop: Choice = { kind: 'stop', label: 'Stop the test', look: 'line' };
  const taken = variants.filter(({ letter }) => canTake.includes(letter));
  if (state === 'invalid') return [{ kind: 'stop', label: 'Stop and keep the record', look: 'ink' }, ...look];
  if (state === 'winner')
    return [
      ...taken.flatMap((variant): Choice[] => [
        {
          kind: 'take',
          arm: variant,
          label: `Take ${variant.letter}`,
          look: variant.letter === arm ? 'pencil' : 'line',
        },
        { kind: 'patch', arm: variant, label: 'Download the patch', look: 'line' },
      ]),
      keep('bare'),
    ];
  if (state === 'no-difference')
    return [
      keep('ink'),
      ...taken.map(
        (variant): Choice => ({
          kind: 'take',
          arm: variant,
          label: `Take ${variant.letter}`,
          look: 'line',
        }),
      ),
    ];
  if (state === 'stopped-harm') return [keep('ink')];
  return [laterChoice(variants), stop];
}

function lossesChoice(count: number): Choice[] {
  const visits = count === 1 ? 'the missing visit' : `the ${count.toLocaleString('en-US')} missing visits`;
  return [
    { kind: 'losses', label: count === 0 ? 'See where visits were lost' : `See ${visits}`, look: 'line' },
  ];
}

function laterChoice([first, ...others]: readonly ExperimentArm[]): Choice {
  const which = first && others.length === 0 ? first.letter : 'a variant';
  return {
    kind: 'later',
    label: `Take ${which}`,
    look: 'ink',
    reason: `You can take ${which} when the plan is done, or earlier if the interval leaves zero.`,
  };
}
