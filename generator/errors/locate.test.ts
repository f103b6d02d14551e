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

function locationOf(path: Path, at: 'key' | 'value' = 'value', word?: string) {
  const { file, line, column } = locate(finding('EmptyValue', { key: 'x' }, path, at, word), [own, base]);
  return `${file}:${line}:${column}`;
}

describe('locate', () => {
  it('finds the file that contains the value: the page itself, or a page it extends', () => {
    expect(locationOf(['sections', 'faqs', 'heading'])).toBe('own.yaml:4:14');
    expect(locationOf(['sections', 'faqs', 'type'])).toBe('base.yaml:4:11');
    expect(locationOf(['route'])).toBe('base.yaml:1:8');
  });

  it('points at the key or at the value', () => {
    expect(locationOf(['sections', 'faqs', 'heading'], 'key')).toBe('own.yaml:4:5');
    expect(locationOf(['sections', 'hero', 'jobs', 1])).toBe('own.yaml:6:15');
    expect(locationOf(['sections', 'faqs', 'list', 1, 'id'])).toBe('base.yaml:8:15');
  });

  it('points at the nearest parent of a missing value', () => {
    expect(locationOf(['sections', 'hero', 'headline'])).toBe('own.yaml:5:3');
    expect(locationOf(['sections', 'nothing', 'at', 'all'])).toBe('own.yaml:2:1');
    expect(locationOf(['nothing'])).toBe('own.yaml:1:1');
  });

  it('points at the word within the value, if the value contains it', () => {
    const file = { file: 'a.yaml', text: 'lead: >-\n  one two\n  three\nmore: three\n' };
    const at = (word: string) => locate(finding('EmptyValue', { key: 'x' }, ['lead'], 'value', word), [file]);
    expect([at('three').line, at('three').column]).toEqual([3, 3]);
    expect([at('four').line, at('four').column]).toEqual([1, 7]);
    expect(at('three').frame).toContain('> 3 |   three\n    |   ^^^^^');
  });

  it('points at the exact link, not at one that begins the same', () => {
    const file = { file: 'a.yaml', text: 'lead: "Of /lp, [one](/lp8/) and [two](/lp)."\n' };
    const { column } = locate(finding('EmptyValue', { key: 'x' }, ['lead'], 'value', '/lp'), [file]);
    expect(column).toBe(file.text.indexOf('(/lp)') + 2);
  });

  it('underlines all of a value that YAML cuts at a comma', () => {
    const file = { file: 'a.yaml', text: 'rating: { value: 4,5, source: x }\n' };
    const found = finding('EmptyValue', { key: 'x' }, ['rating', 'value'], 'value', '4,5');
    expect(locate(found, [file]).frame).toContain('\n    |                  ^^^');
  });

  it('points after a key without a value', () => {
    const file = { file: 'a.yaml', text: 'title:\nroute: /\n' };
    expect(locate(finding('EmptyValue', { key: 'title' }, ['title']), [file])).toMatchObject({
      line: 1,
      column: 7,
    });
  });

  it('points at the start of an empty file', () => {
    const { line, column, frame } = locate(finding('NoPages', { folder: 'x' }, []), [
      { file: 'x', text: '' },
    ]);
    expect([line, column, frame]).toEqual([1, 1, '']);
  });

  it('locates a finding of a base once for all its variants', () => {
    const found = finding('EmptyValue', { key: 'type' }, ['sections', 'faqs', 'type']);
    const other = { file: 'other.yaml', text: 'extends: base\nsections:\n  hero: {}\n' };
    expect(locate(found, [other, base])).toBe(locate(found, [own, base]));
    const renamed = { ...base, file: 'renamed.yaml' };
    expect(locate(found, [renamed]).file).toBe('renamed.yaml');
  });

  it('is fast in a long file with many problems', () => {
    const keys = Array.from({ length: 400 }, (_, index) => `s${index}`);
    const text = keys.map((key) => `${key}:\n  a: 1\n  b: 2\n  c: 3\n  d: 4\n  e: { f: 5 }\n`).join('');
    const start = performance.now();
    const problems = keys.map((key) =>
      locate(finding('EmptyValue', { key }, [key, 'd']), [{ file: 'x', text }]),
    );
    expect(problems.at(-1)?.line).toBe(2399);
    // Parsing takes about 50 ms. The limit rules out parsing the file once per problem.
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
