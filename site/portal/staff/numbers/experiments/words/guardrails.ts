import type { ExperimentArm, ExperimentGuardrail } from '../../../../../../schema/api/experiments.ts';
import { countText, percentText } from '../../words/format.ts';
import { shareText } from './describe.ts';

export const guardrailNames: Record<ExperimentGuardrail['name'], string> = {
  lcp: 'Speed, LCP p75',
  spam: 'Spam among leads',
  refunds: 'Refunds among paid',
  arrivals: 'Arrivals',
  lost: 'Lost between server and browser',
};

/** `Arrivals, 50/50 planned` for arrivals; the others have a name only. */
export function guardrailText(
  name: ExperimentGuardrail['name'],
  arms: readonly Pick<ExperimentArm, 'split'>[],
): string {
  const split = name === 'arrivals' ? `, ${arms.map((arm) => shareText(arm.split)).join('/')} planned` : '';
  return guardrailNames[name] + split;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const points = (share: number) => `${(100 * share).toFixed(1)} points`;

/** A figure of a variant; undefined if there is none. Too few cases are counts: their share would say more than is known. */
export function figureText(
  { name, state }: Pick<ExperimentGuardrail, 'name' | 'state'>,
  { value, successes, trials }: ExperimentGuardrail['figures'][number],
): string | undefined {
  if (trials === 0) return undefined;
  if (name === 'arrivals') return countText(successes ?? 0);
  if (name === 'lcp') return value === null ? undefined : seconds(value);
  if (state === 'too-few' && successes !== null) return `${countText(successes)} of ${countText(trials)}`;
  return value === null ? undefined : percentText(value);
}

/** How much worse than the control a variant may be. */
export function limitText({ name, limit }: Pick<ExperimentGuardrail, 'name' | 'limit'>): string {
  if (limit === null) return 'sequential test';
  return `+${name === 'lcp' ? seconds(limit) : points(limit)}`;
}

/** The state in words; for a crossed one, by how much. */
export function guardrailStateText({ name, state, figures, crossedBy, since }: ExperimentGuardrail): string {
  if (state === 'too-few') return 'Too few to say';
  if (state === 'fine') return name === 'arrivals' ? 'As planned' : 'Fine';
  const [control, ...variants] = figures;
  const over = variants.flatMap(({ letter, value }) => {
    if (!crossedBy.includes(letter) || value === null || !control || control.value === null) return [];
    const difference = value - control.value;
    const amount = name === 'lcp' ? seconds(difference) : points(difference);
    return [`${variants.length > 1 ? `${letter}: ` : ''}${amount} over ${control.letter}`];
  });
  if (name !== 'arrivals' && over.length > 0) return over.join(', ');
  return since === null ? 'Crossed' : `Alarm on day ${since}`;
}
