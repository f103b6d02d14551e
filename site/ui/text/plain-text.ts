/** The paired marks of `site/ui/text/rich-text.tsx`. An unpaired mark is plain text. */
const marks: [RegExp, string][] = [
  [/\{\{[\w-]+\|([^{}|\n]+)\}\}/g, '$1'],
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

/** Converts rich text to plain text. Text that is struck out is dropped. */
export function withoutMarks(text: string): string {
  if (!/[[*=_~+({\n]/.test(text)) return text.trim();
  return marks.reduce((plain, [mark, inside]) => plain.replace(mark, inside), text).trim();
}
