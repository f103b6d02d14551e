import type { Key, ReactNode } from 'react';
import { Mark } from '../mark.tsx';
import type { MarkName } from '../mark-paths.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Shows a parameter of the page's URL; see `islands/url-params.ts`. */
      'url-param': { key?: Key; name: string | undefined; children: ReactNode };
    }
  }
}

type Pair = [
  open: string,
  close: string,
  tag: 'strong' | 'span' | 'del' | 'ins' | 'em',
  className?: string,
  mark?: MarkName,
];

/** The paired marks of the Markdown subset, longest first: `**` must not be read as `*`. */
const pairs: Pair[] = [
  ['**', '**', 'strong'],
  ['==', '==', 'span', 'highlighted'],
  ['__', '__', 'span', 'underlined', 'under'],
  ['((', '))', 'span', 'circled', 'circle'],
  ['~~', '~~', 'del', 'del', 'slash'],
  ['++', '++', 'ins', 'ins', 'caret'],
  ['*', '*', 'em'],
];

function renderPair([, , Tag, className, mark]: Pair, inner: ReactNode, key: number): ReactNode {
  const drawing = mark && <Mark name={mark} />;
  return (
    <Tag key={key} className={className}>
      {mark === 'caret' && drawing}
      {inner}
      {mark !== 'caret' && drawing}
    </Tag>
  );
}

/**
 * Renders the marks of the schema's `richText`. An unpaired mark is plain text.
 * @param text one paragraph; newlines become line breaks
 */
export function RichText({ text }: { text: string }): ReactNode {
  return parse(text);
}

function parse(text: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let plain = '';
  let at = 0;
  const push = (node: ReactNode, length: number) => {
    if (plain) nodes.push(plain);
    plain = '';
    nodes.push(node);
    at += length;
  };
  while (at < text.length) {
    const rest = text.slice(at);
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
    const param = /^\{\{([\w-]+)\|([^{}|\n]+)\}\}/.exec(rest);
    if (link)
      push(
        <a key={at} href={link[2]}>
          {parse(link[1] ?? '')}
        </a>,
        link[0].length,
      );
    else if (rest.startsWith('{tick}')) push(<Mark key={at} name="tick" />, 6);
    else if (param)
      push(
        <url-param key={at} name={param[1]}>
          {param[2]}
        </url-param>,
        param[0].length,
      );
    else if (rest.startsWith('\n')) push(<br key={at} />, 1);
    else {
      const pair = pairs.find(([open]) => rest.startsWith(open));
      const end = pair ? rest.indexOf(pair[1], pair[0].length) : -1;
      if (pair && end > pair[0].length)
        push(renderPair(pair, parse(rest.slice(pair[0].length, end)), at), end + pair[1].length);
      else {
        const next = nextMark(text, at + 1);
        plain += text.slice(at, next);
        at = next;
      }
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

/** First characters of marks. */
const markStart = /[[{\n*=_(~+]/g;

/** Index of the next character that can start a mark. Skipping to it is faster than checking each character. */
function nextMark(text: string, from: number): number {
  markStart.lastIndex = from;
  return markStart.exec(text)?.index ?? text.length;
}
