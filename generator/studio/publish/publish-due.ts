import type { Releases } from '../../releases/releases.ts';
import type { Scheduled } from '../../releases/scheduled.ts';
import { draftSummary } from '../answers/draft-answer.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Outcome, Publishers } from './publisher.ts';

export interface PublishDueParts {
  drafts: Pick<Drafts, 'get'>;
  releases: Pick<Releases, 'due' | 'scheduled' | 'settle'>;
  publisher: Publishers;
  clock: () => Date;
  warn: (error: unknown, message: string) => void;
}

/** How long one that failed waits until it is tried again, in ms: the first time, and at most. */
const waits = { first: 60_000, longest: 15 * 60_000 };

/** Publishes what is scheduled and due. What fails only for now stays due, is tried again, and keeps no other one waiting. */
export function createPublishDue({ drafts, releases, publisher, clock, warn }: PublishDueParts) {
  const retries = new Map<string, { at: number; wait: number }>();

  function retryLater(id: string): void {
    const wait = Math.min((retries.get(id)?.wait ?? waits.first / 2) * 2, waits.longest);
    retries.set(id, { at: clock().getTime() + wait, wait });
  }

  /** @returns undefined while another draft is being published */
  async function publish({ draft, by }: Scheduled): Promise<Outcome | undefined> {
    const open = await drafts.get(draft);
    // It was archived or discarded by hand.
    if (!open) return 'failed';
    const isStarted = publisher.start(open, { email: '', ...by }, draftSummary(open).title);
    return isStarted && publisher.outcome();
  }

  return async function publishDue(): Promise<void> {
    for (const one of await releases.due()) {
      const { id } = one;
      if ((retries.get(id)?.at ?? 0) > clock().getTime()) continue;
      // It can have been canceled while another one was published.
      if (!releases.scheduled().some((scheduled) => scheduled.id === id)) continue;
      try {
        const outcome = await publish(one);
        if (outcome === undefined) return;
        if (outcome === 'failed-for-now') retryLater(id);
        else releases.settle(id);
      } catch (error) {
        warn(error, 'what is scheduled could not be published; will retry');
        retryLater(id);
      }
    }
  };
}
