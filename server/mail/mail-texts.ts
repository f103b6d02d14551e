import { htmlText } from './html-text.ts';
import type { Message } from './mail.ts';

export type Line = readonly [label: string, text: string];

/** The title and content of a message; empty parts are omitted. @param footer facts in small print */
export function mailTexts(
  title: string,
  parts: readonly (string | readonly Line[])[],
  footer: readonly Line[] = [],
): Pick<Message, 'subject' | 'text' | 'html'> {
  const present = parts.filter((part) => part.length > 0);
  const plain = [...present, footer].map((part) => (typeof part === 'string' ? part : plainLines(part)));
  const html = present.map((part) => (typeof part === 'string' ? paragraph(part) : table(part)));
  const smallPrint = footer.length > 0 && `<div style="color:#666;font-size:12px">${table(footer)}</div>`;
  return {
    subject: title,
    text: plain.filter(Boolean).join('\n\n'),
    html: [`<h1 style="font-size:18px">${htmlText(title)}</h1>`, ...html, smallPrint]
      .filter(Boolean)
      .join('\n'),
  };
}

export function plainLines(lines: readonly Line[]): string {
  // Further lines of a text are indented, so they cannot pass for lines with a label.
  return lines
    .map(([label, text]) => `${label}${/[?.:]$/.test(label) ? '' : ':'} ${text.replaceAll('\n', '\n  ')}`)
    .join('\n');
}

function paragraph(text: string): string {
  return `<p style="white-space:pre-wrap">${htmlText(text)}</p>`;
}

function table(lines: readonly Line[]): string {
  const rows = lines.map(
    ([label, text]) =>
      `<tr><th align="left" valign="top" style="padding:2px 16px 2px 0">${htmlText(label)}</th><td>${htmlText(text).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<table cellspacing="0">\n${rows.join('\n')}\n</table>`;
}
