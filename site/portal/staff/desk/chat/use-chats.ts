import { useEffect, useRef, useState } from 'react';
import type {
  ChatActionBody,
  ChatStateBody,
  SendMessageAnswer,
  StaffMessageBody,
} from '../../../../../schema/api/chat.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { showToast } from '../../../../islands/toasts.tsx';
import { createOutbox, type Outbox, type UnsentMessage } from '../../../../ui/chat/outbox.ts';
import { browserStore } from '../../../../ui/local-store.ts';
import { messageOf } from '../../failure-message.ts';
import type { StaffCall } from '../../use-staff-call.ts';
import type { Loaded } from '../live/use-latest.ts';
import type { Clock } from '../time/clock.ts';
import { chatPath, useConversation } from './use-conversation.ts';
import { useDrafts } from './use-drafts.ts';

interface Options {
  call: StaffCall;
  open: Loaded<LeadDetails>;
  clock: Clock;
  /** After something changed that the list shows. */
  onChange: () => void;
}

/** The conversations: what is written in them, and what staff can do with them. */
export function useChats(options: Options) {
  const { call, onChange } = options;
  const conversation = useConversation(options);

  async function send(leadId: string, { id, text }: UnsentMessage): Promise<string | undefined> {
    const body: StaffMessageBody = { id, text };
    const answer = await call<SendMessageAnswer>(chatPath(leadId), { body });
    if (answer.kind !== 'ok') return messageOf(answer, 'The message could not be sent.');
    conversation.add(leadId, answer.body.message);
    onChange();
    return undefined;
  }
  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });

  const outbox = useRef<Outbox>(undefined);
  outbox.current ??= createOutbox({
    send: (leadId, message) => latestSend.current(leadId, message),
    onChange: (all) => setUnsent(all),
    store: browserStore('sessionStorage'),
    now: options.clock.now,
  });
  const [unsent, setUnsent] = useState(outbox.current.unsent());

  async function act(leadId: string, action: 'end' | 'block', failed: string) {
    const answer = await call(`${chatPath(leadId)}/${action}`, { body: {} satisfies ChatActionBody });
    if (answer.kind !== 'ok') showToast(messageOf(answer, failed), 'error');
    conversation.refresh(leadId);
    onChange();
  }

  return {
    ...useDrafts(),
    refresh: conversation.refresh,
    readAt: conversation.readAt,
    unsentOf: (leadId: string): readonly UnsentMessage[] => unsent[leadId] ?? [],
    send: (leadId: string, text: string) => outbox.current?.add(leadId, text),
    retry: (leadId: string) => outbox.current?.retry(leadId),
    discard: (leadId: string, id: string) => outbox.current?.discard(leadId, id),
    /** What is seen and typed is a hint: a failed call is repeated by the next one. */
    report: (leadId: string, state: ChatStateBody) =>
      void call(`${chatPath(leadId)}/state`, { body: state, ignoreBody: true }),
    end: (leadId: string) => act(leadId, 'end', 'The chat could not be ended.'),
    block: (leadId: string) => act(leadId, 'block', 'The visitor could not be blocked.'),
  };
}
