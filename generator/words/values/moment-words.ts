const written = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d))?(.*)$/;

/** A day, or a day and time, as an author writes it, in words: `Jan 4, 2027, 9:00 AM Central`. */
export function momentWords(text: string): string {
  const [, year, month, day, hour, minute, zone = ''] = written.exec(text) ?? [];
  if (year === undefined) return text;
  const at = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour ?? 0), Number(minute ?? 0)),
  );
  // The clock is the author's own, whatever its zone.
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    dateStyle: 'medium',
    ...(hour !== undefined && { timeStyle: 'short' }),
  });
  return format.format(at).replaceAll('\u202f', ' ') + (zone === '' ? '' : ` ${zone.trim()}`);
}
