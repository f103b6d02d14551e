import type { ChatPresence } from '../../../../schema/api/chat.ts';

/** Longer promises name the time, in ms. */
const longMs = 90 * 60_000;

/** One line that says whether someone is there, and otherwise when the company answers. */
export function presenceLine({ isHere, isOpen, answerBy, opensAt, zone }: ChatPresence, now: number): string {
  if (isHere) return 'Someone’s here';
  if (!isOpen) return opensAt === null ? 'Closed' : `Closed until ${timeIn(zone, opensAt, now)}`;
  if (answerBy === null) return 'We’ll answer by email';
  const leftMs = Date.parse(answerBy) - now;
  if (leftMs > longMs) return `We’ll answer by email by ${timeIn(zone, answerBy, now)}`;
  const minutes = Math.max(1, Math.round(leftMs / 60_000));
  return `We’ll answer by email within ${minutes} minute${minutes === 1 ? '' : 's'}`;
}

/** `8:00 AM ET` today, or `Monday at 8:00 AM ET`, or `Thursday, January 2 at 8:00 AM ET` after a week. */
export function timeIn(timeZone: string, at: string, now: number): string {
  const write = (time: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(time);
  const time = Date.parse(at);
  const clock = write(time, { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' });
  const date = { month: 'long', day: 'numeric' } as const;
  if (write(time, date) === write(now, date)) return clock;
  const isSoon = time - now < 6 * 86_400_000;
  return `${write(time, { weekday: 'long', ...(!isSoon && date) })} at ${clock}`;
}
