import type { Peer } from '../../../schema/api/studio/draft.ts';
import type { DraftEvent } from '../../../schema/api/studio/events.ts';

export type DraftEvents = ReturnType<typeof createEvents>;

/** How long someone counts as present without a sign of life, in ms. */
const presentMs = 30_000;

/** Who has a draft open, and what all of them are notified of. */
export function createEvents(now: () => number = Date.now) {
  const listeners = new Set<(event: DraftEvent) => void>();
  const present = new Map<string, { peer: Peer; seenAt: number }>();

  function peers(): Peer[] {
    for (const [client, { seenAt }] of present) if (now() - seenAt > presentMs) present.delete(client);
    return Array.from(present.values(), ({ peer }) => peer);
  }

  const publish = (event: DraftEvent) => listeners.forEach((listen) => void listen(event));
  const publishPeers = () => publish({ kind: 'peers', peers: peers() });

  return {
    publish,
    peers,
    subscribe(listener: (event: DraftEvent) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Says where someone is, about every ten seconds. */
    meet(peer: Peer): void {
      present.set(peer.client, { peer, seenAt: now() });
      publishPeers();
    },
    leave(client: string): void {
      if (present.delete(client)) publishPeers();
    },
  };
}
