import type { ChatMessage } from '../../../../../schema/api/chat.ts';

/** Messages of one writer on one day, without another's in between. */
export interface LogItem {
  /** The first message of a day shows it. */
  day?: string;
  from: ChatMessage['from'];
  name: string | null;
  messages: readonly ChatMessage[];
}

/** @param timeZone the visitor's if left out */
export function logItems(messages: readonly ChatMessage[], now: number, timeZone?: string): LogItem[] {
  const items: LogItem[] = [];
  let day: string | undefined;
  for (const message of messages) {
    const own = dayOf(message.at, now, timeZone);
    const last = items.at(-1);
    if (last && own === day && last.from === message.from && last.name === message.name)
      last.messages = [...last.messages, message];
    else
      items.push({
        from: message.from,
        name: message.name,
        messages: [message],
        ...(own !== day && { day: `${own}, ${clockOf(message.at, timeZone)}` }),
      });
    day = own;
  }
  return items;
}

function dayOf(at: string, now: number, timeZone: string | undefined): string {
  const write = (time: number) =>
    new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone }).format(time);
  const day = write(Date.parse(at));
  return day === write(now) ? 'Today' : day;
}

/** `9:41 AM` */
export function clockOf(at: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(
    Date.parse(at),
  );
}
