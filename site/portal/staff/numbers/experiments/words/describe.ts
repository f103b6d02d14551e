import type {
  ExperimentAnswer,
  ExperimentArm,
  ExperimentState,
} from '../../../../../../schema/api/experiments.ts';
import { longDayText } from '../../words/format.ts';

export const stateNames: Record<ExperimentState, string> = {
  written: 'Not started',
  new: 'Started today',
  running: 'Running',
  stopped: 'Stopped',
  winner: 'Winner',
  'stopped-harm': 'Harmful',
  'no-difference': 'No difference',
  invalid: 'Invalid',
};

/** What decides, per view. */
export const rateNames: Record<ExperimentAnswer['metric'], string> = {
  lead: 'Leads per view',
  'form-begun': 'Forms begun per view',
  paid: 'Paid per view',
};

/** Before the first day is over, there is no verdict. */
export const startedTodayText = 'It started today; the first day is counted tomorrow.';

/** A title as a heading, which ends like a sentence. */
export function headingText(title: string): string {
  return /[.!?…]$/.test(title) ? title : `${title}.`;
}

/** Of percentages that do not divide evenly, one digit is enough. */
export const shareText = (split: number): string => `${Number(split.toFixed(1))}`;

const parts: Record<number, string> = { 2: 'half', 3: 'a third', 4: 'a quarter', 5: 'a fifth' };

/** `half of the visits each`, or `A 50%, B 30%, C 20% of the visits`. */
export function splitText(
  arms: readonly Pick<ExperimentArm, 'letter' | 'split'>[],
  isEqual: boolean,
): string {
  const part = parts[arms.length];
  if (isEqual && part) return `${part} of the visits each`;
  return `${arms.map(({ letter, split }) => `${letter} ${shareText(split)}%`).join(', ')} of the visits`;
}

type Origin = Pick<ExperimentAnswer, 'started' | 'startedBy' | 'today'>;

/** Who started it, and when: `Dana Whitlock, November 9`. */
export function startText({ started, startedBy, today }: Origin): string {
  const day = longDayText(started, today);
  return startedBy ? `${startedBy}, ${day}` : `Started ${day}`;
}

type Ending = Pick<ExperimentAnswer, 'stopped' | 'stoppedBy' | 'because' | 'taken' | 'today'> & {
  arms: readonly Pick<ExperimentArm, 'id' | 'letter'>[];
};

/** How it ended; undefined while it runs. */
export function endText({ stopped, stoppedBy, because, taken, today, arms }: Ending): string | undefined {
  if (stopped === null) return undefined;
  const id = arms.find(({ letter }) => letter === taken)?.id;
  // The reason that `take` writes is no news.
  const reason = because === `${id} was taken` ? '' : because;
  return [
    `Stopped on ${longDayText(stopped, today)}${stoppedBy && ` by ${stoppedBy}`}${reason && `: “${reason}”`}`,
    ...(taken === null ? [] : [taken === 'A' ? 'A was kept' : `${taken} was taken`]),
  ]
    .map((sentence) =>
      sentence.replace(/([.!?]?)(”?)$/, (_, mark: string, quote: string) => (mark || '.') + quote),
    )
    .join(' ');
}

/** Paths that are named before the rest is counted. */
const namedPaths = 3;

/** `1 place differs: sections.hero.headline`; undefined without a difference. */
export function changesText(changes: readonly string[]): string | undefined {
  if (changes.length === 0) return undefined;
  const named = changes.length > namedPaths + 1 ? changes.slice(0, namedPaths) : changes;
  const rest = changes.length - named.length;
  const count = changes.length === 1 ? '1 place differs' : `${changes.length} places differ`;
  return `${count}: ${named.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
}
