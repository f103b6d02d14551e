import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskAnswer } from '../../../../../schema/api/desk.ts';
import { portalSite } from '../../../portal-site.ts';
import { playTone } from './tone.ts';
import { createToneGate } from './tone-gate.ts';
import { unreadIn } from './unread.ts';

interface Options {
  isOn: boolean;
  /** Undefined while it is not known. */
  desk: Pick<DeskAnswer, 'counts' | 'chats'> | undefined;
  /** Whether the stream of events, which reports new leads, is open. */
  isStreamOpen: boolean;
  openLead: string;
  /** The page's name in the window's title. */
  title: string;
}

/**
 * Announces unclaimed leads and new messages of own chats by a tone and in the window's title, if the toggle is on.
 * @returns to be called for each new lead
 */
export function useAlerts({ isOn, desk, isStreamOpen, openLead, title }: Options): () => void {
  const unclaimed = desk?.counts.new;
  const waiting = (unclaimed ?? 0) + unreadIn(desk?.chats ?? []);
  const count = isOn && waiting > 0 ? `(${waiting}) ` : '';
  useEffect(() => {
    document.title = `${count}${title} | ${portalSite().name}`;
  }, [count, title]);

  const [gate] = useState(() => createToneGate(Date.now));
  useEffect(() => gate.onStream(isStreamOpen), [gate, isStreamOpen]);
  const onCount = useEffectEvent((count: number | undefined) => {
    if (gate.onCount(count) && isOn) playTone();
  });
  useEffect(() => onCount(unclaimed), [unclaimed]);

  const chatsBefore = useRef(desk?.chats);
  const onChats = useEffectEvent((chats: DeskAnswer['chats'] | undefined) => {
    const seen = document.visibilityState === 'visible' ? openLead : '';
    const isMore = chats && chatsBefore.current && unreadIn(chats, chatsBefore.current, seen) > 0;
    if (isOn && isMore) playTone();
    chatsBefore.current = chats;
  });
  const chats = desk?.chats;
  useEffect(() => onChats(chats), [chats]);

  return () => {
    if (gate.onNew() && isOn) playTone();
  };
}
