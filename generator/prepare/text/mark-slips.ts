import type { DataOf } from '../../errors/catalog.ts';

type Slip =
  | { code: 'BrokenLink'; data: DataOf<'BrokenLink'>; word: string }
  | { code: 'HtmlInText'; data: DataOf<'HtmlInText'>; word: string }
  | { code: 'OpenMark'; data: DataOf<'OpenMark'>; word: string };

/** Marks that have no other use; `++`, `==`, and `*` also appear in ordinary text. */
const marks = [
  ['((', '))'],
  ['**', '**'],
  ['~~', '~~'],
  ['{{', '}}'],
] as const;

/**
 * Finds markup in rich text that visitors would see as characters: HTML tags, and unclosed marks.
 * @param key of the text; undefined for an entry of a list
 */
export function markSlips(text: string, key?: string): Slip[] {
  const slips: Slip[] = [];
  for (const [tag] of text.includes('<') ? text.matchAll(/<\/?[a-z][^<>]*>/gi) : [])
    slips.push({ code: 'HtmlInText', data: { tag, ...withLineBreak(tag, text, key) }, word: tag });
  for (const [open, close] of marks) {
    if (!text.includes(open)) continue;
    const opened = text.split(open).length - 1;
    const isOpen = open === close ? opened % 2 === 1 : opened > text.split(close).length - 1;
    const param = /\{\{[^{}\n]*/.exec(text)?.[0];
    const closed = open === '{{' ? `${param?.trimEnd()}${close}` : `${open}words${close}`;
    if (isOpen) slips.push({ code: 'OpenMark', data: { open, close, closed }, word: open });
  }
  if (text.includes('](') || text.includes('] ('))
    for (const { written, suggestion } of brokenLinks(text))
      slips.push({ code: 'BrokenLink', data: { written, suggestion }, word: written });
  // An opening tag and its closing tag are one mistake.
  return slips.filter((slip) => !(slip.code === 'HtmlInText' && slip.word.startsWith('</')));
}

/** What to write in place of `<br>`, in any notation of YAML. */
function withLineBreak(tag: string, text: string, key?: string): { line?: string } {
  if (!/^<br\s*\/?>$/i.test(tag)) return {};
  return {
    line: `${key === undefined ? '' : `${key}: `}${JSON.stringify(text.replace(/\s*<br\s*\/?>\s*/gi, '\n'))}`,
  };
}

/** `[prices](/our pricing/)`, `[prices] (/pricing/)`, and `[prices](/pricing/` without the last sign. */
function brokenLinks(text: string): DataOf<'BrokenLink'>[] {
  const links = text.matchAll(/\[([^[\]\n]+)\]( *)\(((?:[/#]|https?:|www\.|mailto:)[^()\n]*)(\)|$)/gm);
  return [...links].flatMap(([written, words, gap, target = '', end]) => {
    const isClosed = end === ')';
    if (isClosed && gap === '' && !/\s/.test(target)) return [];
    const address = isClosed ? target.trim().replace(/ +["'].*$/, '') : target.trim().split(/\s/)[0];
    const shown = isClosed ? written : `[${words}]${gap}(${address}`;
    return [{ written: shown, suggestion: `[${words}](${address?.replace(/\s+/g, '-')})` }];
  });
}
