import type { ChatPresence } from '../../../../schema/api/chat.ts';

/** Longer promises name the time, in ms. */
const longMs = 90 * 60_000;

/** One line that says whether someone is there, and otherwise when the company answers what is asked now. */
export function presenceLine(presence: ChatPresence): string {
  const { isHere, isOpen, answerBy, opensAt, now } = presence;
  if (isHere) return 'Someone’s here';
  if (!isOpen) return opensAt === null ? 'Closed' : `Closed until ${timeIn(presence, opensAt)}`;
  if (answerBy === null) return 'We’ll email you';
  const leftMs = Date.parse(answerBy) - Date.parse(now);
  if (leftMs > longMs) return `We’ll email you by ${timeIn(presence, answerBy)}`;
  const minutes = Math.max(1, Math.round(leftMs / 60_000));
  return `We’ll email you within ${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/** `8:00 AM ET` today, or `Monday at 8:00 AM ET`, or `Thursday, January 2 at 8:00 AM ET` after a week. */
export function timeIn({ zone: timeZone, now: asked }: ChatPresence, at: string): string {
  const write = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(time);
  const time = Date.parse(at);
  const now = Date.parse(asked);
  const clock = write(time, { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' });
  const date = { month: 'long', day: 'numeric' } as const;
  if (write(time, date) === write(now, date)) return clock;
  const isSoon = time - now < 6 * 86_400_000;
  return `${write(time, { weekday: 'long', ...(!isSoon && date) })} at ${clock}`;
}
