import type { AnswerTimes } from './desk-numbers.ts';

/** With fewer leads, a percentage or a ninth decile says more than is known. */
const enough = 10;

/** A span of time: `45 s`, `5 min`, `1 h 30 min`, `50 h`. */
export function spanText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 || hours >= 24 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** How long answers took: `2:48` within the hour, then as a span. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  if (seconds >= 3600) return spanText(ms);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time (ms) below which nine in ten answers were; undefined for too few. */
export function p90Of({ answered, p90Ms }: Pick<AnswerTimes, 'answered' | 'p90Ms'>): number | undefined {
  return p90Ms === null || answered < enough ? undefined : Math.ceil(p90Ms / 1000) * 1000;
}

export function p90Text(times: Pick<AnswerTimes, 'answered' | 'p90Ms'>): string | undefined {
  const ms = p90Of(times);
  return ms === undefined ? undefined : timeText(ms);
}

/** What a median is of: `median of 4 answers`. */
export function medianOf({ answered }: Pick<AnswerTimes, 'answered'>): string {
  return answered === 1 ? 'one answer' : `median of ${answered} answers`;
}

/** A part of a whole: `93%` and `39 of 42`, or only the counts of a few. Undefined parts of nothing. */
export function shareText(part: number, whole: number): { text: string; counts?: string } | undefined {
  if (whole === 0) return undefined;
  const counts = `${part} of ${whole}`;
  return whole < enough ? { text: counts } : { text: `${percentOf(part, whole)}%`, counts };
}

/** Rounded, but never to all or none when it is neither. */
function percentOf(part: number, whole: number): number {
  const percent = Math.round((100 * part) / whole);
  if (part === whole || part === 0) return percent;
  return Math.min(99, Math.max(1, percent));
}
