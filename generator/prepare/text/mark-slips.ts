import type { DataOf } from '../../errors/catalog.ts';

type Slip =
  | { code: 'HtmlInText'; data: DataOf<'HtmlInText'>; word: string }
  | { code: 'OpenMark'; data: DataOf<'OpenMark'>; word: string };

/** Marks whose signs nobody writes for anything else; `++`, `==` and `*` stand in ordinary texts, too. */
const marks = [
  ['((', '))'],
  ['**', '**'],
  ['~~', '~~'],
] as const;

/** Signs in rich text that visitors would read as they stand: HTML tags, and marks that do not end. */
export function markSlips(text: string): Slip[] {
  const slips: Slip[] = [];
  for (const [tag] of text.includes('<') ? text.matchAll(/<\/?[a-z][^<>]*>/gi) : [])
    slips.push({ code: 'HtmlInText', data: { tag }, word: tag });
  for (const [open, close] of marks) {
    if (!text.includes(open)) continue;
    const opened = text.split(open).length - 1;
    const isOpen = open === close ? opened % 2 === 1 : opened > text.split(close).length - 1;
    if (isOpen) slips.push({ code: 'OpenMark', data: { open, close }, word: open });
  }
  // One tag and its end are one slip to the author.
  return slips.filter((slip) => !(slip.code === 'HtmlInText' && slip.word.startsWith('</')));
}
