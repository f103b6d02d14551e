import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { type PresenceBody, presenceEveryMs } from '../../../../../schema/api/desk.ts';
import { randomKey } from '../../../../ui/lead-form/send/idempotency-key.ts';

interface Presence {
  /** The open lead. */
  leadId: string | null;
  isWriting: boolean;
  takesChats: boolean;
}

/** A timer that finds a report younger than this, in ms, makes no other one. */
const recentMs = presenceEveryMs * 0.8;

/**
 * Shows colleagues which lead this tab has open and whether it is written for, and visitors whether someone is here.
 * @returns reports it once more: a hidden tab's timers are too slow for that
 */
export function usePresence({ leadId, isWriting, takesChats }: Presence): () => void {
  const [tab] = useState(randomKey);
  const sentAt = useRef(0);

  function send(isLeaving = false) {
    sentAt.current = Date.now();
    const body: PresenceBody = {
      tab,
      leadId,
      isWriting,
      takesChats,
      ...(isLeaving && { isLeaving }),
    };
    // Presence is a hint: a failed call is repeated by the next one.
    fetch('/api/staff/desk/presence', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive: true,
    }).catch(() => undefined);
  }
  const announce = useEffectEvent(() => send());
  const announceAgain = useEffectEvent(() => {
    if (Date.now() - sentAt.current >= recentMs) send();
  });
  const leave = useEffectEvent(() => send(true));

  // What is announced is what changes
  useEffect(() => announce(), [leadId, isWriting, takesChats]);
  useEffect(() => {
    const onLeave = () => leave();
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) announce();
    };
    const timer = setInterval(() => announceAgain(), presenceEveryMs);
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
      leave();
    };
  }, []);
  return () => send();
}
