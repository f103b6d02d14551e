import type { ChatMessage, DeskChat } from '../../../../../schema/api/chat.ts';
import type { TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import type { UnsentMessage } from '../../../../ui/chat/outbox.ts';
import { dayKey } from '../time/moments.ts';

/** Messages of one writer, without anything in between. */
export interface Talk {
  kind: 'talk';
  id: string;
  at: string;
  messages: ChatMessage[];
}

/** Own messages that are not stored yet. They come last. */
export interface UnsentTalk {
  kind: 'unsent';
  id: string;
  at: string;
  messages: readonly UnsentMessage[];
}

export type TimelineItem =
  | { kind: 'entry'; id: string; at: string; entry: TimelineEntry }
  | Talk
  | UnsentTalk;

/** How far apart messages of one writer can be and still share a name and a time, in ms. */
const sameTalkMs = 5 * 60_000;

/** The entries and the messages, in the order of their times. An entry comes before a message of the same time. */
export function timelineItems(
  entries: TimelineEntry[],
  conversation: Pick<DeskChat, 'messages'> | null,
  unsent: readonly UnsentMessage[],
): TimelineItem[] {
  const items: TimelineItem[] = [];
  const rest = [...entries];
  const messages = conversation?.messages ?? [];
  for (const message of messages) {
    while (rest[0] && Date.parse(rest[0].at) <= Date.parse(message.at)) items.push(itemOf(rest.shift()));
    const last = items.at(-1);
    if (last?.kind === 'talk' && continues(last, message)) last.messages.push(message);
    else items.push({ kind: 'talk', id: message.id, at: message.at, messages: [message] });
  }
  items.push(...rest.map(itemOf));
  const stored = new Set(messages.map(({ id }) => id));
  const waiting = unsent.filter(({ id }) => !stored.has(id));
  const [first] = waiting;
  if (first) items.push({ kind: 'unsent', id: `unsent-${first.id}`, at: first.at, messages: waiting });
  return items;
}

const itemOf = (entry: TimelineEntry | undefined): TimelineItem => {
  if (!entry) throw new Error('An entry is missing.');
  return { kind: 'entry', id: entry.id, at: entry.at, entry };
};

function continues({ messages, at }: Talk, next: ChatMessage): boolean {
  const last = messages.at(-1);
  if (!last || last.from !== next.from || last.name !== next.name) return false;
  const gap = Date.parse(next.at) - Date.parse(last.at);
  return gap < sameTalkMs && dayKey(Date.parse(at)) === dayKey(Date.parse(next.at));
}

/** How long the visitor waited for the first answer, in ms; undefined without one. */
export function firstAnswerMs({ messages }: Pick<DeskChat, 'messages'>): number | undefined {
  const answer = messages.find(({ from }) => from === 'staff');
  const question = messages.find(({ from }) => from === 'visitor');
  if (!answer || !question || answer.seq < question.seq) return undefined;
  return Date.parse(answer.at) - Date.parse(question.at);
}
