import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements whose content is not text. */
const hidden = new Set([
  'head',
  'style',
  'script',
  'title',
  'template',
  'svg',
  'math',
  'noscript',
  'iframe',
  'object',
]);

const blocks = new Set(
  'address,article,aside,blockquote,center,dd,div,dl,dt,fieldset,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tr,ul'.split(
    ',',
  ),
);

/** Deeper nesting is made to break readers. */
const maxDepth = 300;

/** The text of an HTML mail, with a line for each block and `>` before what it quotes. */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = '';
  let quotes = 0;

  function endLine(): void {
    const text = line.replace(/[ \t\u00a0]+/g, ' ').trim();
    lines.push(quotes > 0 ? `${'>'.repeat(quotes)} ${text}`.trimEnd() : text);
    line = '';
  }

  function walk(node: Node, depth: number, isPre: boolean): void {
    if (depth > maxDepth) return;
    if (node.nodeName === '#text' && 'value' in node) {
      const parts = isPre ? node.value.split('\n') : [node.value.replace(/\s+/g, ' ')];
      for (const [at, part] of parts.entries()) {
        if (at > 0) endLine();
        line += part;
      }
    }
    if (!('tagName' in node) || hidden.has(node.tagName)) return;
    const { tagName } = node;
    if (tagName === 'br') {
      endLine();
      return;
    }
    const isBlock = blocks.has(tagName);
    if (isBlock && line.trim() !== '') endLine();
    if (tagName === 'p' && lines.at(-1)) endLine();
    if (tagName === 'blockquote') quotes += 1;
    if (tagName === 'li') line += '- ';
    for (const child of node.childNodes) walk(child, depth + 1, isPre || tagName === 'pre');
    if (isBlock && line.trim() !== '') endLine();
    if (tagName === 'td' || tagName === 'th') line += ' ';
    if (tagName === 'blockquote') quotes -= 1;
  }

  for (const node of parse(html).childNodes) walk(node, 0, false);
  if (line.trim() !== '') endLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
