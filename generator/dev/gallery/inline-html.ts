import { escaped } from '../tools/html.ts';

/** The Markdown of a reference table's cell as HTML: code and escapes stay, a link becomes its text. */
export function inlineHtml(markdown: string): string {
  const parts = markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').split(/(`[^`]*`)/);
  return parts
    .map((part, index) =>
      index % 2
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : escaped(part.replace(/\\([*_~<>[\]|])/g, '$1')),
    )
    .join('');
}
