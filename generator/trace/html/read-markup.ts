export interface MarkupEvents {
  /** @param tag the whole tag */
  open: (tag: string, element: { name: string; attributesAt: number; isVoid: boolean }) => void;
  close: () => void;
  /** Text as visitors read it, scripts included. */
  text: (text: string) => void;
}

/** A tag or a comment. In what React renders, only these contain a `<`, and no attribute contains a `>`. */
const markup = /<(?:(!--.*?--)|(\/)|([^\s/>]+))([^>]*)>/gs;
const entity = /&(?:#x27|[a-z]+);/g;
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Reads HTML that React rendered. It closes each element, and void ones with `/>`. With htmlparser2, which reads all HTML, this
 * takes five times as long, and annotating a page twice as long.
 */
export function readMarkup(html: string, { open, close, text }: MarkupEvents): void {
  let at = 0;
  for (const { 0: tag, 1: comment, 2: slash, 3: name = '', index } of html.matchAll(markup)) {
    if (index > at) text(decoded(html.slice(at, index)));
    at = index + tag.length;
    if (slash) close();
    else if (!comment) open(tag, { name, attributesAt: index + 1 + name.length, isVoid: tag.endsWith('/>') });
  }
  if (at < html.length) text(decoded(html.slice(at)));
}

const decoded = (text: string) =>
  text.includes('&') ? text.replace(entity, (written) => entities[written] ?? written) : text;
