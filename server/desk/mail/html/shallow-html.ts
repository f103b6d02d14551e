import { Parser } from 'htmlparser2';

/** No mail client nests this deep. Parsers take quadratic time or memory for what is nested without bound. */
const maxDepth = 1000;

/** The HTML up to where its elements are nested too deeply to be read. */
export function shallowHtml(html: string): string {
  let depth = 0;
  let end = html.length;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth <= maxDepth) return;
      end = parser.startIndex;
      parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return html.slice(0, end);
}
