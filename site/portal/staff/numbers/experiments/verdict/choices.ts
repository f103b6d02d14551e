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
  /** Not possible, or not yet, with the reason. */
  | { kind: 'unavailable'; reason: string }
);

type Judged = Pick<ExperimentAnswer, 'state' | 'stopped' | 'file' | 'arms' | 'arm' | 'losses'>;

/** What can be done about an experiment, the main choice first. Nothing once it is over, except to look. */
export function choicesOf({ state, stopped, file, arms, arm, losses }: Judged): Choice[] {
  const [control, ...variants] = arms;
  const lost = worstLoss(losses);
  const look = lost ? lossesChoice(lost.lost) : [];
  if (stopped !== null || !control) return look;
  if (state === 'invalid') return [{ kind: 'stop', label: 'Stop and keep the record', look: 'ink' }, ...look];
  const take = (one: ExperimentArm, of: Choice['look']): Choice => {
    const { letter, takeProblem } = one;
    const label = `${one === control ? 'Keep' : 'Take'} ${letter}`;
    if (takeProblem === null) return { kind: 'take', arm: one, label, look: of };
    const what =
      one === control ? 'The experiment cannot be taken out of' : `${letter} cannot be written into`;
    return unavailable(label, `${what} ${file}: ${takeProblem}`);
  };
  const patch = (one: ExperimentArm): Choice[] =>
    one.takeProblem === null ? [{ kind: 'patch', arm: one, label: 'Download the patch', look: 'line' }] : [];
  const stop: Choice = { kind: 'stop', label: 'Stop the test', look: 'line' };
  // A control that cannot be taken is shown again once the test is stopped.
  const otherEnd = control.takeProblem === null ? [] : [stop];
  if (state === 'winner') {
    const winners = variants.filter(({ letter }) => letter === arm);
    return [
      ...winners.flatMap((one) => [take(one, 'pencil'), ...patch(one)]),
      take(control, 'bare'),
      ...otherEnd,
    ];
  }
  if (state === 'no-difference')
    return [take(control, 'ink'), ...variants.map((one) => take(one, 'line')), ...otherEnd];
  if (state === 'stopped-harm') return [take(control, 'ink'), ...otherEnd];
  const writable = variants.filter(({ takeProblem }) => takeProblem === null);
  return [...(writable.length > 0 ? [laterChoice(writable)] : variants.map((one) => take(one, 'ink'))), stop];
}

function lossesChoice(count: number): Choice[] {
  const visits = count === 1 ? 'the missing visit' : `the ${count.toLocaleString('en-US')} missing visits`;
  return [
    { kind: 'losses', label: count === 0 ? 'See where visits were lost' : `See ${visits}`, look: 'line' },
  ];
}

function laterChoice([first, ...others]: readonly ExperimentArm[]): Choice {
  const which = first && others.length === 0 ? first.letter : 'a variant';
  return unavailable(
    `Take ${which}`,
    `You can take ${which} when the plan is done, or earlier if the interval leaves zero.`,
  );
}

const unavailable = (label: string, reason: string): Choice => ({
  kind: 'unavailable',
  label,
  look: 'ink',
  reason,
});
