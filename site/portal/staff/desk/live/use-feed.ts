import { useEffect, useEffectEvent, useState } from 'react';
import { type DeskEvents, pollEveryMs } from '../../../../../schema/api/desk.ts';
import { openFeed } from './feed.ts';

interface Reactions {
  /** Load everything again. */
  onEverything: () => void;
  onLead: (event: DeskEvents['lead']) => void;
  onPresence: (event: DeskEvents['presence']) => void;
}

/** How long the first connection may take before the desk says that updates are cut. */
const graceMs = 3000;

/**
 * Keeps the desk current: by the stream of events, and while it is cut by asking for everything every few seconds.
 * @returns whether the stream is cut
 */
export function useFeed(reactions: Reactions): boolean {
  const [state, setState] = useState<'connecting' | 'open' | 'cut'>('connecting');
  const onEverything = useEffectEvent(reactions.onEverything);
  const onLead = useEffectEvent(reactions.onLead);
  const onPresence = useEffectEvent(reactions.onPresence);

  useEffect(() => {
    const close = openFeed('/api/staff/desk/feed', {
      onReady() {
        setState('open');
        onEverything();
      },
      onLead: (event) => onLead(event),
      onPresence: (event) => onPresence(event),
      onCut: () => setState('cut'),
    });
    const grace = setTimeout(() => setState((now) => (now === 'connecting' ? 'cut' : now)), graceMs);
    const onVisible = () => {
      if (document.visibilityState === 'visible') onEverything();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      close();
      clearTimeout(grace);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  const isOpen = state === 'open';
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setInterval(() => onEverything(), pollEveryMs);
    return () => clearInterval(timer);
  }, [isOpen]);

  return state === 'cut';
}
