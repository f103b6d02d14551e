import { Parser } from 'htmlparser2';
import { mailLimits } from './limits.ts';

/** Elements whose content is not text. */
const hidden = new Set('style,script,title,template,svg,math,noscript,iframe,object'.split(','));

const blocks = new Set(
  'address,article,aside,blockquote,center,dd,div,dl,dt,fieldset,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,table,tr,ul'.split(
    ',',
  ),
);

/** More marks would repeat a small mail into a large text. */
const maxQuotes = 20;

/**
 * The text of an HTML mail, with a line for each block and `>` before what it quotes. No tree is built: repairing one as
 * browsers do can multiply a small mail beyond all memory.
 * @param html as `shallowHtml` leaves it
 */
export function htmlToText(html: string): string {
  const lines: string[] = [];
  let line = '';
  /** Whether a space at the end of the line would be one too many. */
  let isSpaced = true;
  let length = 0;
  let [quotes, hiddenDepth, preDepth] = [0, 0, 0];

  function endLine(): void {
    const marks = '>'.repeat(Math.min(quotes, maxQuotes));
    const text = `${marks} ${line}`.trim();
    lines.push(text);
    line = '';
    isSpaced = true;
    length += text.length + 1;
    if (length > mailLimits.textBytes) parser.pause();
  }

  /** Spaces are joined as they arrive: a line of spaces only stays empty. */
  function add(text: string): void {
    const joined = text.replace(/\s+/g, ' ').slice(isSpaced && /^\s/.test(text) ? 1 : 0);
    if (joined === '') return;
    line += joined;
    isSpaced = joined.endsWith(' ');
  }

  const parser = new Parser({
    ontext(text) {
      if (hiddenDepth > 0) return;
      for (const [at, part] of (preDepth > 0 ? text.split('\n') : [text]).entries()) {
        if (at > 0) endLine();
        add(part);
      }
    },
    onopentagname(name) {
      if (hidden.has(name)) hiddenDepth += 1;
      if (hiddenDepth > 0) return;
      if (name === 'br') endLine();
      if (blocks.has(name) && line !== '') endLine();
      if (name === 'p' && lines.at(-1)) endLine();
      if (name === 'blockquote') quotes += 1;
      if (name === 'pre') preDepth += 1;
      if (name === 'li') add('- ');
    },
    onclosetag(name) {
      if (hidden.has(name)) hiddenDepth -= 1;
      if (hiddenDepth > 0) return;
      if (blocks.has(name) && line !== '') endLine();
      if (name === 'td' || name === 'th') add(' ');
      if (name === 'blockquote') quotes -= 1;
      if (name === 'pre') preDepth -= 1;
    },
  });
  parser.end(html);
  if (line !== '') endLine();
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .slice(0, mailLimits.textBytes)
    .trim();
}
