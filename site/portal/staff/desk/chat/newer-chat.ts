import type { ChatMessage, DeskChat } from '../../../../../schema/api/chat.ts';

/** A conversation as it was read later, without losing messages that arrived in the meantime. */
export function newerChat(shown: DeskChat, read: DeskChat): DeskChat {
  return read.messages.length < shown.messages.length ? { ...read, messages: shown.messages } : read;
}

/**
 * Adds a message whose number is the next one.
 * @returns undefined if messages before it are missing, so the conversation has to be read again
 */
export function withMessage(chat: DeskChat, message: ChatMessage): DeskChat | undefined {
  const { messages, state } = chat;
  if (messages.some(({ id }) => id === message.id)) return chat;
  if (message.seq !== (messages.at(-1)?.seq ?? 0) + 1) return undefined;
  return { ...chat, messages: [...messages, message], state: { ...state, isEnded: false } };
}

/** Whether the rest of the lead has changed with its last message: an answer claims it, and a question opens it again. */
export function changesLead(lead: { owner: object | null; state: string }, { messages }: DeskChat): boolean {
  const last = messages.at(-1);
  if (!last) return false;
  return last.from === 'staff' ? lead.owner === null || lead.state === 'open' : lead.state !== 'open';
}
