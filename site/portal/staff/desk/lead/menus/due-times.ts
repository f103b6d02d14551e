/** Times that a due time is often set to, after `now`. */
export function usualDueTimes(now: number): { label: string; at: number }[] {
  const day = (days: number) => {
    const date = new Date(now);
    date.setDate(date.getDate() + days);
    return date.setHours(9, 0, 0, 0);
  };
  // On a Sunday, that is tomorrow.
  const untilMonday = (8 - new Date(now).getDay()) % 7 || 7;
  const hour = new Date(now + 3_600_000).setSeconds(0, 0);
  return [
    { label: 'In an hour', at: hour },
    { label: 'Tomorrow 9 AM', at: day(1) },
    ...(untilMonday > 1 ? [{ label: 'Monday 9 AM', at: day(untilMonday) }] : []),
  ];
}

/** A moment as the value of an `<input type="datetime-local">`. */
export function localInput(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - offset).toISOString().slice(0, 16);
}
