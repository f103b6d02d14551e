import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, buildFolder, builtSite, elementsOf, hashOf } from '../fixtures/built-site.ts';
import { emptyFolder, testFolder } from '../fixtures/test-folder.ts';

let site: BuiltSite;
let printed = '';
let pages: string[] = [];

beforeAll(async () => {
  const out = emptyFolder();
  ({ printed } = await buildFolder(testFolder().root, out));
  site = builtSite(out);
  pages = site.files().filter((path) => path.endsWith('.html'));
});

const meta = (path: string) => {
  const found = elementsOf(site.read(path)).filter(({ name }) => name === 'meta' || name === 'link');
  return (key: string) => {
    const match = found.find(({ attributes: a }) => [a.name, a.property, a.rel].includes(key));
    return match && (match.attributes.content ?? match.attributes.href);
  };
};

describe('a built site', () => {
  it('has a file for each page and the files that browsers and search engines request', () => {
    expect(site.files().filter((path) => !path.startsWith('assets/'))).toEqual([
      'contact.vcf',
      'index.html',
      'robots.txt',
      'sitemap.xml',
      'small-print/index.html',
      'thankyou/index.html',
      'winter/index.html',
      'workshop/index.html',
    ]);
  });

  it('contains no partial files', () => {
    expect([...site.times().keys()].filter((path) => path.includes('.part'))).toEqual([]);
    expect(readdirSync(join(site.out, '.build')).sort()).toEqual([
      'manifest.json',
      'pages.json',
      'portal.html',
      'server.json',
    ]);
  });

  it('prints its steps with times, and the weight of each page', () => {
    expect(printed).toMatch(/^ {2}building 5 pages +\d/m);
    expect(printed).toMatch(/^ {2}\/workshop\/ +\d+\.\d +\d+\.\d$/m);
    expect(printed).toContain('5 pages in ');
  });

  it('has every asset that a page, a style, or a script refers to', () => {
    for (const path of pages) {
      for (const { attributes, text, name } of elementsOf(site.read(path))) {
        const listed = [attributes.src, name === 'link' ? attributes.href : undefined, attributes.srcset];
        const urls = [
          ...listed.join(' ').matchAll(/\/assets\/[^\s,"')]+/g),
          ...text.matchAll(/\/assets\/[^\s,"')]+/g),
        ];
        for (const [url] of urls) expect(site.has(url), `${path} refers to ${url}`).toBe(true);
      }
    }
  });

  it('has compressed siblings of all text files in assets/', () => {
    const text = site.files().filter((path) => /^assets\/.*\.(js|css|svg|json)$/.test(path));
    expect(text.length).toBeGreaterThan(2);
    for (const path of text)
      expect([path, site.has(`${path}.br`), site.has(`${path}.gz`)]).toEqual([path, true, true]);
  });

  it('has a compressed sibling of each page of a small build', () => {
    for (const path of pages) {
      const packed = readFileSync(join(site.out, `${path}.br`));
      expect(brotliDecompressSync(packed).toString()).toBe(site.read(path));
    }
  });

  it('has a hash in the name of each file in assets/', () => {
    for (const path of site.files().filter((file) => file.startsWith('assets/')))
      expect(path).toMatch(/-[\w-]{8,10}\.\w+$/);
  });

  it('lists indexed pages in its sitemap, and the sitemap in robots.txt', () => {
    const listed = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    const url = 'https://www.ternandtallow.example';
    expect(listed).toEqual([`${url}/`, `${url}/small-print`, `${url}/winter/`, `${url}/workshop/`]);
    expect(site.read('robots.txt')).toContain(`Sitemap: ${url}/sitemap.xml`);
  });

  it('gives each page its title, description, canonical URL, and share text', () => {
    const winter = meta('winter/index.html');
    expect(site.read('winter/index.html')).toContain('<title>The workshop in winter</title>');
    expect(winter('description')).toBe('Where Tern & Tallow pours its candles.');
    expect(winter('canonical')).toBe('https://www.ternandtallow.example/winter/');
    expect(winter('og:url')).toBe('https://www.ternandtallow.example/winter/');
    expect(winter('og:title')).toBe('The workshop in winter');
    expect(winter('og:image:alt')).toBe('Come and pour one. Tern & Tallow');
    expect(winter('og:image')).toMatch(/^https:\/\/www\.ternandtallow\.example\/assets\/share-\w{8}\.png$/);
    expect(site.has(new URL(winter('og:image') ?? '').pathname)).toBe(true);
    expect(winter('robots')).toBeUndefined();
    expect(meta('thankyou/index.html')('robots')).toBe('noindex');
  });

  it('describes the company and the questions of each page to search engines', () => {
    const scripts = elementsOf(site.read('winter/index.html')).filter(
      ({ attributes }) => attributes.type === 'application/ld+json',
    );
    const [data] = scripts.map(({ text }) => JSON.parse(text));
    const types = data['@graph'].map((item: Record<string, unknown>) => item['@type']);
    expect(types).toEqual(['Organization', 'WebPage', 'FAQPage']);
    const questions = data['@graph'][2].mainEntity.map((item: { name: string }) => item.name);
    expect(questions).toEqual(['Is it warm inside?', 'Where can I park?']);
  });

  it('renders a variant with its own facts, section order, and theme', () => {
    const html = site.read('winter/index.html');
    expect(html).toContain('data-theme="night"');
    expect(html).toContain('The workshop is open in winter.');
    const ids = elementsOf(html).flatMap(({ name, attributes }) => (name === 'section' ? attributes.id : []));
    expect(ids).toEqual(['visit', 'stove', 'questions']);
  });

  it.each(['styleHashes', 'scriptHashes'] as const)('lists the %s of every page for the server', (kind) => {
    const allowed = new Set(site.server()[kind]);
    for (const path of pages) {
      const inline = elementsOf(site.read(path)).filter(({ name, attributes: a }) =>
        kind === 'styleHashes'
          ? name === 'style'
          : name === 'script' && !a.src && (!a.type || a.type === 'module'),
      );
      expect(inline.length).toBeGreaterThan(0);
      for (const { text } of inline)
        expect(allowed.has(hashOf(text)), `${path} ${text.slice(0, 80)}`).toBe(true);
    }
  });

  it('has no style attributes or event handlers, which the content security policy forbids', () => {
    for (const path of pages) {
      const bad = elementsOf(site.read(path)).flatMap(({ name, attributes }) =>
        Object.keys(attributes)
          .filter((key) => key === 'style' || /^on/.test(key))
          .map((key) => `${path} <${name} ${key}>`),
      );
      expect(bad).toEqual([]);
    }
  });

  it('inlines only the style sheets of the first screen', () => {
    const styles = (path: string) =>
      elementsOf(site.read(path))
        .filter(({ name }) => name === 'style')
        .map(({ text }) => text)
        .join('');
    expect(styles('index.html')).toContain('.notice');
    expect(styles('index.html')).not.toContain('.client-logos');
    expect(styles('small-print/index.html')).not.toContain('.notice');
  });

  it('contains no unresolved markup or placeholders', () => {
    for (const path of pages) {
      const body = site.read(path).replace(/<(style|script)[\s\S]*?<\/\1>/g, '');
      expect(body).not.toMatch(/\$\{|%page-url%|undefined|\[object|\(\(|==|~~/);
    }
  });
});
