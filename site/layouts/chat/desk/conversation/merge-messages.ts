import type { ChatMessage } from '../../../../../schema/api/chat.ts';

/** Adds messages in the order of their numbers, each once: an answer can overtake the stream. */
export function mergeMessages(
  known: readonly ChatMessage[],
  added: readonly ChatMessage[],
): readonly ChatMessage[] {
  const seqs = new Set(known.map(({ seq }) => seq));
  const fresh = added.filter(({ seq }) => !seqs.has(seq));
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.seq - other.seq);
}

/** The number up to which no message is missing. */
export function lastComplete(messages: readonly ChatMessage[]): number {
  const gap = messages.findIndex(({ seq }, at) => seq !== at + 1);
  return gap === -1 ? messages.length : gap;
}
