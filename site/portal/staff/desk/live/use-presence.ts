import { useEffect, useEffectEvent, useState } from 'react';
import { type PresenceBody, presenceEveryMs } from '../../../../../schema/api/desk.ts';
import { randomKey } from '../../../../ui/lead-form/send/idempotency-key.ts';

/** Shows colleagues which lead this tab has open, and whether something is being written for it. */
export function usePresence(leadId: string | null, isWriting: boolean): void {
  const [tab] = useState(randomKey);

  function send(isLeaving = false) {
    // Chats cannot be answered here yet.
    const body: PresenceBody = {
      tab,
      leadId,
      isWriting,
      takesChats: false,
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
  const leave = useEffectEvent(() => send(true));

  // What is announced is what changes
  useEffect(() => announce(), [leadId, isWriting]);
  useEffect(() => {
    const onLeave = () => leave();
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) announce();
    };
    const timer = setInterval(() => announce(), presenceEveryMs);
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
      leave();
    };
  }, []);
}
