import { expect, test } from 'vitest';
import { encodePart, writePage } from './page-writer.ts';

const placeholder = '%page-url%';

test('parts and texts are joined in order, with the page URL inserted', () => {
  const form = encodePart(`<input value="${placeholder}"><i>${placeholder}</i>`, placeholder);
  const { html } = writePage(['<p>“Größe”</p>', form, encodePart('', placeholder), '</html>'], '/lp8/');
  expect(html.toString()).toBe('<p>“Größe”</p><input value="/lp8/"><i>/lp8/</i></html>');
});

test('the digest depends on the texts, the parts, and the URL', () => {
  const part = (html: string) => encodePart(html, placeholder);
  const digests = [
    writePage(['a', part('b')], '/').digest,
    writePage([part('b'), 'a'], '/').digest,
    writePage(['a', part('c')], '/').digest,
    writePage(['ab', part('b')], '/').digest,
    writePage(['a', part('b')], '/x/').digest,
  ];
  expect(new Set(digests).size).toBe(5);
  expect(writePage(['a', part('b')], '/').digest).toBe(digests[0]);
});
