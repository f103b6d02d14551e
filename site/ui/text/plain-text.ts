/** Marks in pairs, see `site/ui/text/rich-text.tsx`; a mark without its partner is a part of the text. */
const marks: [RegExp, string][] = [
  [/\[([^\]]+)\]\([^)\s]+\)/g, '$1'],
  [/~~.+?~~\s?/gs, ''],
  [/\*\*(.+?)\*\*/gs, '$1'],
  [/==(.+?)==/gs, '$1'],
  [/__(.+?)__/gs, '$1'],
  [/\+\+(.+?)\+\+/gs, '$1'],
  [/\(\((.+?)\)\)/gs, '$1'],
  [/\*(.+?)\*/gs, '$1'],
  [/\{tick\}\s?|\s?\n/g, ' '],
];

/** Rich text as plain text, with what is struck out left out. */
export function withoutMarks(text: string): string {
  if (!/[[*=_~+({\n]/.test(text)) return text.trim();
  return marks.reduce((plain, [mark, inside]) => plain.replace(mark, inside), text).trim();
}
