import { expect, it } from 'vitest';
import { inlineHtml } from './inline-html.ts';

it.each([
  [
    '[`all`, or ids](#content-reference) of `content/faqs.yaml`',
    '<code>all</code>, or ids of <code>content/faqs.yaml</code>',
  ],
  ['Words \\*\\*bold\\*\\* & `a < b`', 'Words **bold** &amp; <code>a &lt; b</code>'],
])('%s', (markdown, html) => {
  expect(inlineHtml(markdown)).toBe(html);
});
