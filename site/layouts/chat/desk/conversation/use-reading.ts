import { useEffect, useRef } from 'react';
import type { ChatMessage } from '../../../../../schema/api/chat.ts';
import type { Talk } from './talk.ts';

/** Reports the last message of staff as read once the visitor sees it. */
export function useReading(talk: Talk, messages: readonly ChatMessage[], isShown: boolean): void {
  const reported = useRef(0);
  const last = messages.findLast(({ from }) => from === 'staff')?.seq ?? 0;
  useEffect(() => {
    function report() {
      if (!isShown || document.hidden || last <= reported.current) return;
      reported.current = last;
      void talk.report({ readSeq: last }).then((isStored) => {
        // The next message, or the visitor's return, reports it again.
        if (!isStored && reported.current === last) reported.current = 0;
      });
    }
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [talk, last, isShown]);
}
