import type { ChatPresence } from '../../../schema/api/chat.ts';

/**
 * The text for a closed company, with the time until which it answers in its own zone, such as `Friday, November 27 at 9:05 AM
 * ET`.
 * @returns undefined while it is open, or if it never opens again
 */
export function closedText(
  text: string,
  { isOpen, answerBy, zone }: Pick<ChatPresence, 'isOpen' | 'answerBy' | 'zone'>,
): string | undefined {
  if (isOpen || answerBy === null) return undefined;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(new Date(answerBy));
  const day = format({ weekday: 'long', month: 'long', day: 'numeric' });
  const time = format({ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' });
  return text.replace('{time}', () => `${day} at ${time}`);
}
