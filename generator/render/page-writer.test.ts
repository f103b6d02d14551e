import { expect, test } from 'vitest';
import { createPageWriter, encodePart } from './page-writer.ts';

const place = '%page-url%';

test('parts and texts follow each other, with the address where it belongs', () => {
  const write = createPageWriter();
  const form = encodePart(`<input value="${place}"><i>${place}</i>`, place);
  const { html } = write(['<p>“Größe”</p>', form, encodePart('', place), '</html>'], '/lp8/');
  expect(html.toString()).toBe('<p>“Größe”</p><input value="/lp8/"><i>/lp8/</i></html>');
});

test('a page longer than all before it fits, too', () => {
  const write = createPageWriter();
  const long = '€'.repeat(900_000);
  expect(write([long, encodePart(long, place), long], '/').html.toString()).toBe(long + long + long);
  expect(write(['short'], '/').html.toString()).toBe('short');
});

test('the digest tells pages apart by their texts, their parts and their address', () => {
  const write = createPageWriter();
  const part = (html: string) => encodePart(html, place);
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
