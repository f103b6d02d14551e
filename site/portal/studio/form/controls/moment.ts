/** A moment in parts: a day, a time, and a zone; each can be empty except the day. */
export interface Moment {
  day: string;
  time: string;
  zone: string;
}

const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?\s*(\S.*)?$/;

/** @returns undefined for a text in another form, such as the column of a table */
export function readMoment(text: string): Moment | undefined {
  const match = written.exec(text.trim());
  if (!match) return undefined;
  const [, day = '', time = '', zone = ''] = match;
  return { day, time, zone };
}

/** A moment as a file writes it, such as `2027-01-04 09:00 Central`. */
export const writeMoment = ({ day, time, zone }: Moment) =>
  [day, time, time === '' ? '' : zone].filter((part) => part !== '').join(' ');
