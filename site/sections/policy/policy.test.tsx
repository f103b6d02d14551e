import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { SectionProps } from '../../prepared-data.ts';
import { Policy } from './policy.tsx';

const example = parse(readFileSync(new URL('example.yaml', import.meta.url), 'utf8'));

function html(changes: object = {}): string {
  const { type: _type, ...props } = { ...example, ...changes };
  return renderToStaticMarkup(<Policy {...(props as SectionProps<'policy'>)} id="policy" />);
}

const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((match) => match[1]);

test('the table of contents links to every part in order', () => {
  const text = html();
  const anchors = all(/<section id="([^"]+)"/g, text);
  expect(anchors).toEqual(['orders', 'refunds', 'law']);
  expect(all(/<a href="#([^"]+)"/g, text)).toEqual(anchors);
  expect(all(/<a href="#[^"]+">([^<]+)</g, text)).toEqual(all(/<h2>([^<]+)</g, text));
});

test('the section has one h1, which labels it', () => {
  const text = html({ title: 'Terms of Service' });
  expect(all(/<h1[^>]*>([^<]+)</g, text)).toEqual(['Terms of Service']);
  expect(text).toContain('aria-labelledby="policy_title"');
  expect(text).toContain('id="policy_title"');
});

test('paragraphs and bullet points are rich text without raw HTML', () => {
  const part = {
    id: 'data',
    heading: 'Data',
    paragraphs: ['**Yours** & [kept](/x/)'],
    list: ['<b>no</b>', '*yes*'],
  };
  const text = html({ parts: [part] });
  expect(text).toContain('<p><strong>Yours</strong> &amp; <a href="/x/">kept</a></p>');
  expect(text).toContain('<li>&lt;b&gt;no&lt;/b&gt;</li><li><em>yes</em></li>');
});

test('a part without bullet points has no empty list', () => {
  const part = { id: 'law', heading: 'Law', paragraphs: ['Florida.'] };
  expect(html({ parts: [part] })).not.toContain('<ul>');
  expect(html({ parts: [{ ...part, list: [] }] })).not.toContain('<ul>');
});
