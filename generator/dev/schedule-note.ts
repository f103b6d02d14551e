import { momentWords } from '../schedule/moment-words.ts';
import type { PageSchedule } from '../schedule/page-schedule.ts';
import { isOpen, type PlacedWindow } from '../schedule/windows.ts';
import { withNoteBar } from './note-bar.ts';

/** Says above a page which parts of it appear and disappear, and which of them are shown at this time. */
export function withScheduleNote(html: string, lines: readonly string[]): string {
  const [first = '', ...others] = lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  if (first === '') return html;
  const note =
    others.length > 0 ? `<details><summary>${first}</summary>${others.join('<br>')}</details>` : first;
  return withNoteBar(html, 'schedule', note);
}

/** @param zone IANA name */
export function scheduleLines(
  { window, windows, states }: Pick<PageSchedule, 'window' | 'windows' | 'states'>,
  name: string,
  { at, zone }: { at: number; zone: string },
): string[] {
  const next = states.find(({ from }) => from > at);
  const change = next
    ? `The next change is at ${momentWords({ at: next.from, zone }, 'from')}.`
    : 'Nothing changes after it.';
  const begin = window?.from && at < window.from.at ? momentWords(window.from, 'from') : undefined;
  const page = window ? [lineOf({ ...window, path: [`${name}.yaml`] }, at)] : [];
  return [
    begin ? `Visitors see this page from ${begin} on.` : `${momentWords({ at, zone }, 'from')}. ${change}`,
    ...page,
    ...windows.map((one) => lineOf(one, at)),
  ];
}

function lineOf(window: PlacedWindow, at: number): string {
  const { from, until, path } = window;
  const [first, ...rest] = path;
  const name = [...(first === 'sections' ? [] : [first]), ...rest].join(' › ');
  if (from && at < from.at) return `${name}: hidden until ${momentWords(from, 'from')}`;
  if (!isOpen(window, at) && until) return `${name}: hidden since ${momentWords(until, 'until')}`;
  return until ? `${name}: shown until ${momentWords(until, 'until')}` : `${name}: shown since its beginning`;
}
