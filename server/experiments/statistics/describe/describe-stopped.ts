import type { Running } from '../verdict/verdict-types.ts';
import type { Description } from './describe-verdict.ts';
import { trueDifference, unsignedPercent } from './wording.ts';

/**
 * Says what was known of an experiment that was stopped before it had a verdict.
 * @param running undefined if it was stopped before its first day was over
 * @param conversions what visitors do, in the plural
 */
export function describeStopped(running: Running | undefined, conversions = 'leads'): Description {
  if (!running)
    return { title: 'Stopped before its first day was over.', explanation: 'Nothing was compared.' };
  const { day, plannedDays } = running;
  return {
    title: `Stopped on day ${day} of ${plannedDays}, before there was a verdict.`,
    explanation: lastKnown(running, conversions),
  };
}

function lastKnown({ leader, couldBeLuck, arrivals }: Running, conversions: string): string {
  const control = arrivals[0]?.arm ?? 'control';
  if (!leader || leader.estimate === null)
    return `${control} had no ${conversions} yet, so there was nothing to compare.`;
  const { arm, estimate } = leader;
  if (Math.round(100 * estimate) === 0) return `${arm} and ${control} were even. ${trueDifference(leader)}`;
  const distance = `${estimate > 0 ? 'ahead' : 'behind'} by ${unsignedPercent(estimate)}`;
  const luck = couldBeLuck ? 'that could have been luck' : 'that was more than luck';
  return `${arm} was ${distance}, and ${luck}. ${trueDifference(leader)}`;
}
