import { describe, expect, it } from 'vitest';
import { finding, type Path } from './finding.ts';
import { locate } from './locate.ts';

const own = {
  file: 'own.yaml',
  text: 'extends: base\nsections:\n  faqs:\n    heading: Mine\n  hero:\n    jobs: [a, b]\n',
};
const base = {
  file: 'base.yaml',
  text: 'route: /\nsections:\n  faqs:\n    type: faqs\n    heading: Theirs\n    list:\n      - { id: one }\n      - { id: two }\n',
};

function place(path: Path, at: 'key' | 'value' = 'value', word?: string) {
  const { file, line, column } = locate(finding('EmptyValue', { key: 'x' }, path, at, word), [own, base]);
  return `${file}:${line}:${column}`;
}

describe('the place of a mistake', () => {
  it('is in the file that wrote the value: the page itself first, then the pages it extends', () => {
    expect(place(['sections', 'faqs', 'heading'])).toBe('own.yaml:4:14');
    expect(place(['sections', 'faqs', 'type'])).toBe('base.yaml:4:11');
    expect(place(['route'])).toBe('base.yaml:1:8');
  });

  it('is the key or the value', () => {
    expect(place(['sections', 'faqs', 'heading'], 'key')).toBe('own.yaml:4:5');
    expect(place(['sections', 'hero', 'jobs', 1])).toBe('own.yaml:6:15');
    expect(place(['sections', 'faqs', 'list', 1, 'id'])).toBe('base.yaml:8:15');
  });

  it('is what should hold a value that no file holds', () => {
    expect(place(['sections', 'hero', 'headline'])).toBe('own.yaml:5:3');
    expect(place(['sections', 'nothing', 'at', 'all'])).toBe('own.yaml:2:1');
    expect(place(['nothing'])).toBe('own.yaml:1:1');
  });

  it('is the word within the value, when one is given and stands there', () => {
    const file = { file: 'a.yaml', text: 'lead: >-\n  one two\n  three\nmore: three\n' };
    const at = (word: string) => locate(finding('EmptyValue', { key: 'x' }, ['lead'], 'value', word), [file]);
    expect([at('three').line, at('three').column]).toEqual([3, 3]);
    expect([at('four').line, at('four').column]).toEqual([1, 7]);
    expect(at('three').frame).toContain('> 3 |   three\n    |   ^^^^^');
  });

  it('is the link itself, and not one that begins like it', () => {
    const file = { file: 'a.yaml', text: 'lead: "Of /lp, [one](/lp8/) and [two](/lp)."\n' };
    const { column } = locate(finding('EmptyValue', { key: 'x' }, ['lead'], 'value', '/lp'), [file]);
    expect(column).toBe(file.text.indexOf('(/lp)') + 2);
  });

  it('is all of the word that was meant, where YAML took less for the value', () => {
    const file = { file: 'a.yaml', text: 'rating: { value: 4,5, source: x }\n' };
    const found = finding('EmptyValue', { key: 'x' }, ['rating', 'value'], 'value', '4,5');
    expect(locate(found, [file]).frame).toContain('\n    |                  ^^^');
  });

  it('is the key where nothing is written after it', () => {
    const file = { file: 'a.yaml', text: 'title:\nroute: /\n' };
    expect(locate(finding('EmptyValue', { key: 'title' }, ['title']), [file])).toMatchObject({
      line: 1,
      column: 7,
    });
  });

  it('is the start of a file without text', () => {
    const { line, column, frame } = locate(finding('NoPages', { folder: 'x' }, []), [
      { file: 'x', text: '' },
    ]);
    expect([line, column, frame]).toEqual([1, 1, '']);
  });

  it('is worked out once for a mistake of a base, however many variants take it over', () => {
    const found = finding('EmptyValue', { key: 'type' }, ['sections', 'faqs', 'type']);
    const other = { file: 'other.yaml', text: 'extends: base\nsections:\n  hero: {}\n' };
    expect(locate(found, [other, base])).toBe(locate(found, [own, base]));
    const renamed = { ...base, file: 'renamed.yaml' };
    expect(locate(found, [renamed]).file).toBe('renamed.yaml');
  });

  it('is found quickly in a long file with many mistakes', () => {
    const keys = Array.from({ length: 400 }, (_, index) => `s${index}`);
    const text = keys.map((key) => `${key}:\n  a: 1\n  b: 2\n  c: 3\n  d: 4\n  e: { f: 5 }\n`).join('');
    const start = performance.now();
    const places = keys.map((key) =>
      locate(finding('EmptyValue', { key }, [key, 'd']), [{ file: 'x', text }]),
    );
    expect(places.at(-1)?.line).toBe(2399);
    // The file takes some 50 ms to parse; four hundred times that is what this rules out.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
