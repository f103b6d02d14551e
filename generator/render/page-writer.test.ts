import { expect, test } from 'vitest';
import { createPageWriter, encodePart } from './page-writer.ts';

const placeholder = '%page-url%';

test('parts and texts are joined in order, with the page URL inserted', () => {
  const write = createPageWriter();
  const form = encodePart(`<input value="${placeholder}"><i>${placeholder}</i>`, placeholder);
  const { html } = write(['<p>“Größe”</p>', form, encodePart('', placeholder), '</html>'], '/lp8/');
  expect(html.toString()).toBe('<p>“Größe”</p><input value="/lp8/"><i>/lp8/</i></html>');
});

test('the buffer grows for a longer page', () => {
  const write = createPageWriter();
  const long = '€'.repeat(900_000);
  expect(write([long, encodePart(long, placeholder), long], '/').html.toString()).toBe(long + long + long);
  expect(write(['short'], '/').html.toString()).toBe('short');
});

test('the digest depends on the texts, the parts, and the URL', () => {
  const write = createPageWriter();
  const part = (html: string) => encodePart(html, placeholder);
  const digests = [
    write(['a', part('b')], '/').digest,
    write([part('b'), 'a'], '/').digest,
    write(['a', part('c')], '/').digest,
    write(['ab', part('b')], '/').digest,
    write(['a', part('b')], '/x/').digest,
  ];
  expect(new Set(digests).size).toBe(5);
  expect(write(['a', part('b')], '/').digest).toBe(digests[0]);
});
