import { useEffect, useRef } from 'react';
import type { ChatMessage, DeskChat, DeskChatAnswer } from '../../../../../schema/api/chat.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { StaffCall } from '../../use-staff-call.ts';
import { createLatest, type Latest } from '../live/latest.ts';
import type { Loaded } from '../live/use-latest.ts';
import type { Clock } from '../time/clock.ts';
import { changesLead, newerChat, withMessage } from './newer-chat.ts';

interface Options {
  call: StaffCall;
  open: Loaded<LeadDetails>;
  clock: Clock;
}

export const chatPath = (leadId: string) => `/api/staff/leads/${encodeURIComponent(leadId)}/chat`;

/** Keeps the open lead's conversation current, without loading the rest of the lead. */
export function useConversation(options: Options) {
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });
  /** When the visitor was first known to have read up to a message, by lead. */
  const reads = useRef(new Map<string, { seq: number; at: number }>());

  function update(leadId: string, change: (shown: DeskChat) => DeskChat | undefined) {
    const { body, replace, refresh } = now.current.open;
    if (body?.id !== leadId || !body.conversation) return;
    const next = change(body.conversation);
    if (!next) return refresh();
    const { readSeq } = next.state;
    if (readSeq > body.conversation.state.readSeq)
      reads.current.set(leadId, { seq: readSeq, at: now.current.clock.now() });
    replace({ ...body, conversation: next });
    if (changesLead(body, next)) refresh();
  }

  const latest = useRef<Latest>(undefined);
  latest.current ??= createLatest<DeskChatAnswer>({
    load: (url, signal) => now.current.call(url, { signal }),
    onAnswer(url, answer) {
      const leadId = now.current.open.body?.id;
      if (answer.kind !== 'ok' || leadId === undefined || url !== chatPath(leadId)) return;
      update(leadId, (shown) => newerChat(shown, answer.body.conversation));
    },
  });
  const asked = useRef('');
  const openId = options.open.body?.id;
  useEffect(() => {
    // The lead was loaded with its conversation: only what changes is read again
    if (asked.current !== openId) {
      asked.current = '';
      latest.current?.open(undefined);
    }
  }, [openId]);

  return {
    /** Reads the conversation again, if its lead is open. */
    refresh(leadId: string) {
      if (leadId !== openId) return;
      if (asked.current === leadId) return latest.current?.refresh();
      asked.current = leadId;
      latest.current?.open(chatPath(leadId));
    },
    add: (leadId: string, message: ChatMessage) => update(leadId, (shown) => withMessage(shown, message)),
    /** When the visitor read up to a message; undefined if it was before the lead was opened. */
    readAt(leadId: string, seq: number): number | undefined {
      const read = reads.current.get(leadId);
      return read?.seq === seq ? read.at : undefined;
    },
  };
}
