import { useEffect, useEffectEvent } from 'react';
import { typingMs } from '../../../../../schema/api/chat.ts';
import type { DeskAnswer, LeadGroup } from '../../../../../schema/api/desk.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';

/** How long a visitor who left can look present, in ms. */
const hereMs = 45_000;

interface Shown {
  groups: LeadGroup[] | undefined;
  desk: DeskAnswer | undefined;
  lead: LeadDetails | undefined;
}

/** Asks again after a while for what ends without an event: typing, and the presence of a visitor who left. */
export function useFading({ groups, desk, lead }: Shown, refresh: () => void): void {
  const onEnd = useEffectEvent(refresh);
  useEffect(() => {
    const chats = groups?.flatMap(({ leads }) => leads.map(({ chat }) => chat)) ?? [];
    const isTyping = lead?.conversation?.state.isTyping || chats.some((chat) => chat?.isTyping);
    const isHere = [lead?.conversation, ...chats, ...(desk?.chats ?? [])].some((chat) => chat?.isVisitorHere);
    if (!isTyping && !isHere) return undefined;
    const timer = setTimeout(() => onEnd(), isTyping ? typingMs + 500 : hereMs);
    return () => clearTimeout(timer);
  }, [groups, desk, lead]);
}
