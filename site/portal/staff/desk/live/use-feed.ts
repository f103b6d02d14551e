import { useEffect, useEffectEvent, useState } from 'react';

import { type DeskEvents, pollEveryMs } from '../../../../../schema/api/desk.ts';
import { openFeed } from './feed.ts';

interface Reactions {
  /** Load everything again. */
  onEverything: () => void;
  onBeat: () => void;
  onLead: (event: DeskEvents['lead']) => void;
  onPresence: (event: DeskEvents['presence']) => void;
  onChat: (event: DeskEvents['chat']) => void;
}

/** How long a connection may take before the desk says that updates are cut. The server ends each one after a while. */
const graceMs = 3000;

/**
 * Keeps the desk current: by the stream of events, and while it is cut by asking for everything every few seconds.
 * @param hasFailed whether a request failed, which asking again can repair
 * @returns whether the stream is open, and whether the desk has depended on asking for a while
 */
export function useFeed(reactions: Reactions, hasFailed: boolean): { isOpen: boolean; isCut: boolean } {
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const onEverything = useEffectEvent(reactions.onEverything);
  const onBeat = useEffectEvent(reactions.onBeat);
  const onLead = useEffectEvent(reactions.onLead);
  const onPresence = useEffectEvent(reactions.onPresence);
  const onChat = useEffectEvent(reactions.onChat);

  useEffect(() => {
    const close = openFeed('/api/staff/desk/feed', {
      onReady() {
        setOpen(true);
        onEverything();
      },
      onBeat: () => onBeat(),
      onLead: (event) => onLead(event),
      onPresence: (event) => onPresence(event),
      onChat: (event) => onChat(event),
      onCut: () => setOpen(false),
    });
    const onVisible = () => {
      if (document.visibilityState === 'visible') onEverything();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      close();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);

  const dependsOnAsking = !isOpen || hasFailed;
  useEffect(() => {
    if (!dependsOnAsking) return undefined;
    const grace = setTimeout(() => setCut(true), graceMs);
    const timer = setInterval(() => onEverything(), pollEveryMs);
    return () => {
      setCut(false);
      clearTimeout(grace);
      clearInterval(timer);
    };
  }, [dependsOnAsking]);

  return { isOpen, isCut };
}
