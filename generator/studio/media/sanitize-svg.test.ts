import { expect, test } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/** What is left of the content of an SVG. */
const rest = (content: string) =>
  sanitizeSvg(`<svg>${content}</svg>`)
    ?.replace(`${head}>`, '')
    .replace(/<\/svg>\n$/, '');

test.each([
  ['scripts', '<script>alert(1)</script><path d="M0 0h9"/>', '<path d="M0 0h9"></path>'],
  ['scripts in CDATA', '<script><![CDATA[</path>]]></script><g/>', '<g></g>'],
  ['event handlers', '<g onclick="x()" ONLOAD="x()" opacity=".5"/>', '<g opacity=".5"></g>'],
  ['HTML', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><p>x</p></body></foreignObject>', ''],
  ['links, but not what they surround', '<a href="javascript:x()"><g/></a>', '<g></g>'],
  ['links inside of what is left out', '<metadata><a><g/></a></metadata><g/>', '<g></g>'],
  ['animations', '<g><set attributeName="href" to="javascript:x()"/></g>', '<g></g>'],
  [
    'addresses of other files',
    '<use href="https://x.example/a.svg#a"/><image href="http://x.example/"/>',
    '<use></use><image></image>',
  ],
  ['documents in addresses', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>', '<image></image>'],
  [
    'styles that load something',
    '<g style="fill:url(https://x.example/)" fill="u\\72l(//x.example)"/>',
    '<g></g>',
  ],
  ['style sheets that load something', '<style>@import "https://x.example/";</style>', '<style></style>'],
  [
    'notes of drawing programs',
    '<sodipodi:namedview id="a"/><g inkscape:label="b" id="c"/>',
    '<g id="c"></g>',
  ],
])('%s are left out', (_name, content, left) => {
  expect(rest(content)).toBe(left);
});

test.each([
  '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>',
  '<style>.st0{fill:url(#a)} g &gt; path{opacity:.5}</style>',
  '<use xlink:href="#a"></use><rect fill="url(&quot;#a&quot;)" style="mask:url(#b)"></rect>',
  '<image href="data:image/png;base64,iVBORw0KGgo="></image>',
  '<text x="1">Tom &amp; Ann &lt; 3</text>',
])('what draws stays: %s', (content) => {
  expect(rest(content)).toBe(content);
});

test('a declaration, a document type with entities, and what follows the drawing are left out', () => {
  const source = `<?xml version="1.0"?><!-- x --><!DOCTYPE svg [<!ENTITY a "b">]>${head} viewBox="0 0 9 9"><g id="&a;"/></svg><script/>`;
  expect(sanitizeSvg(source)).toBe(`${head} viewBox="0 0 9 9"><g id="&amp;a;"></g></svg>\n`);
});

test.each(['', 'svg', '<svg><g><path d="M0 0"/></g>', `<svg>${'<g>'.repeat(300)}`])(
  'no drawing is made of %.20j',
  (source) => {
    expect(sanitizeSvg(source)).toBeUndefined();
  },
);
