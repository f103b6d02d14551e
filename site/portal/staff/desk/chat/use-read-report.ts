import { useEffect, useEffectEvent } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { useDeskContext } from '../use-desk.ts';

/** Reports what the visitor wrote as read, while the lead is open in a visible tab. */
export function useReadReport({ id, conversation }: LeadDetails): void {
  const { chats } = useDeskContext();
  const seq = conversation?.unread ? conversation.messages.at(-1)?.seq : undefined;
  const report = useEffectEvent(() => {
    if (seq !== undefined && document.visibilityState === 'visible') chats.report(id, { readSeq: seq });
  });
  // Each new message is reported
  useEffect(() => {
    if (seq === undefined) return undefined;
    report();
    const onVisible = () => report();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [seq]);
}
