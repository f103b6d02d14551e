import sanitizeHtml from 'sanitize-html';
import { shallowHtml } from './shallow-html.ts';

/** What mail consists of, without anything that runs, loads, submits, or leaves its place. */
const tags = [
  ...['a', 'abbr', 'address', 'b', 'big', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'col'],
  ...['colgroup', 'dd', 'del', 'div', 'dl', 'dt', 'em', 'font', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr'],
  ...['i', 'ins', 'kbd', 'li', 'ol', 'p', 'pre', 'q', 's', 'small', 'span', 'strike', 'strong', 'sub'],
  ...['sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'tt', 'u', 'ul'],
];

/** No quote, bracket, backslash, or semicolon: nothing that could become a URL, a function, or another declaration. */
const plainValue = /^[^"'()<>\\;@]{0,200}$/;

const color = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s.,%/]{1,40}\))$/i;

const styles: Record<string, RegExp[]> = Object.fromEntries<RegExp[]>([
  ...['background-color', 'color', 'border-color'].map((name) => [name, [color]] as [string, RegExp[]]),
  ...[
    ...['border', 'border-bottom', 'border-collapse', 'border-left', 'border-radius', 'border-right'],
    ...['border-spacing', 'border-style', 'border-top', 'border-width', 'direction', 'font-family'],
    ...['font-size', 'font-style', 'font-variant', 'font-weight', 'height', 'letter-spacing'],
    ...['line-height', 'list-style-type', 'margin', 'margin-bottom', 'margin-left', 'margin-right'],
    ...['margin-top', 'max-width', 'min-width', 'padding', 'padding-bottom', 'padding-left'],
    ...['padding-right', 'padding-top', 'text-align', 'text-decoration', 'text-indent'],
    ...['text-transform', 'vertical-align', 'white-space', 'width', 'word-break'],
  ].map((name) => [name, [plainValue]] as [string, RegExp[]]),
]);

/** More is cut: styles of nested tables grow without bound. */
const maxLength = 2_000_000;

const maxNesting = 200;

/** Incoming HTML as it may be shown, in a frame that can do nothing. Pictures become their description. */
export function sanitizeMailHtml(html: string): string {
  return sanitizeHtml(shallowHtml(html.slice(0, maxLength)), {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['style', 'align', 'valign', 'bgcolor', 'dir', 'lang', 'width', 'height'],
      a: ['href', 'title', 'rel', 'target'],
      font: ['color', 'face', 'size'],
      table: ['border', 'cellpadding', 'cellspacing'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      ol: ['start', 'type'],
    },
    allowedStyles: { '*': styles },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: maxNesting,
    nonTextTags: [
      'style',
      'script',
      'textarea',
      'option',
      'noscript',
      'title',
      'svg',
      'math',
      'template',
      'iframe',
    ],
    transformTags: {
      a: (_, { href = '', title = '', style = '' }) => ({
        tagName: 'a',
        attribs: {
          title,
          style,
          // A relative address would be one of this site.
          ...(/^(?:https?:|mailto:|tel:)/i.test(href.trim()) && {
            href: href.trim(),
            rel: 'noopener noreferrer nofollow',
            target: '_blank',
          }),
        },
      }),
      img: (_, { alt = '' }) => ({ tagName: 'span', attribs: {}, text: alt && `[${alt.slice(0, 200)}]` }),
    },
  });
}

/** What the page with it may do: show text and inline styles. The sandbox has no scripts, forms, or origin. */
export const mailHtmlPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

export function mailHtmlPage(html: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Original email</title>
<style>body { margin: 0; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }</style>
${sanitizeMailHtml(html)}
</html>
`;
}
