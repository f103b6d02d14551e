import type { LeadAnswerBody, LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { Answer } from '../../../../http/call.ts';

type LeadAnswer = Answer<LeadAnswerBody>;

/** Changes that are remembered. Only those that a lead on the screen can still be based on matter. */
const maxRemembered = 20;

const keyOf = ({ id, revision }: Pick<LeadDetails, 'id' | 'revision'>) => `${id} ${revision}`;

/**
 * Sends changes one after the other. A change that waits behind an own one is based on what that one made of the lead, because
 * the person saw it coming; behind a change that was not made, it goes out as it is, and the server decides.
 */
export function createChangeQueue() {
  /** What a lead became through an own change, by the lead before it. */
  const became = new Map<string, LeadDetails>();
  let last: { key: string; answer: Promise<LeadAnswer> } | undefined;

  function currentOf(lead: LeadDetails): LeadDetails {
    let current = lead;
    for (let next = became.get(keyOf(current)); next; next = became.get(keyOf(current))) current = next;
    return current;
  }

  function remember(before: LeadDetails, answer: LeadAnswer): void {
    // Another revision means that a colleague changed the lead as well.
    if (answer.kind !== 'ok' || answer.body.lead.revision !== before.revision + 1) return;
    if (answer.body.lead.id !== before.id) return;
    became.set(keyOf(before), answer.body.lead);
    for (const key of became.keys()) if (became.size > maxRemembered) became.delete(key);
  }

  return {
    /**
     * @param lead as the person saw it
     * @param name equal for the same change: a repeat right behind it, such as a double click, is one call
     * @param send called with the lead as it is after the own changes before
     */
    add(
      lead: LeadDetails,
      name: string,
      send: (current: LeadDetails) => Promise<LeadAnswer>,
    ): Promise<LeadAnswer> {
      const key = `${keyOf(lead)} ${name}`;
      if (last?.key === key) return last.answer;
      const before: Promise<unknown> = last?.answer ?? Promise.resolve();
      const answer = before.then(async () => {
        const current = currentOf(lead);
        const answered = await send(current);
        remember(current, answered);
        if (last === entry) last = undefined;
        return answered;
      });
      const entry = { key, answer };
      last = entry;
      return answer;
    },
  };
}
