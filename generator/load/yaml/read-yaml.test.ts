import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { randomPage } from '../../fixtures/yaml/random-page.ts';
import { yamlCorpus } from '../../fixtures/yaml/yaml-corpus.ts';
import { otherBlocks, otherValues, plainTexts, textBlocks } from '../../fixtures/yaml/yaml-values.ts';
import { yamlOptions } from '../syntax/yaml-issues.ts';
import { createYamlReader } from './read-yaml.ts';
import { splitBlocks } from './split-blocks.ts';

/** The data of parsing the text as a whole; undefined if there are errors. */
function wholeParse(text: string): unknown {
  const document = parseDocument(text, yamlOptions);
  if (document.errors.length + document.warnings.length > 0) return undefined;
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}

/** Valid YAML that this reader rejects because text would be lost. */
const stricter = new Set(['TEXT_AFTER_HASH', 'UNUSED_ANCHOR']);

describe('createYamlReader', () => {
  for (const [name, text] of Object.entries(yamlCorpus)) {
    it(`gives the same result as a whole parse: ${name}`, () => {
      const { data, findings, issues } = createYamlReader()(text);
      const whole = wholeParse(text);
      const isMapping = typeof whole === 'object' && whole !== null && !Array.isArray(whole);
      expect(data).toEqual(isMapping ? whole : undefined);
      expect(issues.length > 0).toBe(whole === undefined);
      expect(findings).toHaveLength(whole !== undefined && !isMapping ? 1 : 0);
    });

    it(`gives the same result with Windows line breaks: ${name}`, () => {
      const windowsText = text.replaceAll('\n', '\r\n');
      const { data, issues } = createYamlReader()(windowsText);
      expect(issues.length > 0).toBe(wholeParse(windowsText) === undefined);
      if (issues.length === 0 && data !== undefined) expect(data).toEqual(wholeParse(windowsText));
    });
  }

  it('gives the same result as a whole parse for 1,000 random pages, most of them split and some broken', () => {
    let split = 0;
    let broken = 0;
    const read = createYamlReader();
    for (let seed = 1; seed <= 1000; seed++) {
      const text = randomPage(seed);
      const { data, issues } = read(text);
      const whole = wholeParse(text);
      if (splitBlocks(text)) split++;
      if (whole === undefined) broken++;
      if (issues.length > 0 && issues.every(({ kind }) => stricter.has(kind))) continue;
      expect({ seed, text, data, isBroken: issues.length > 0 }).toEqual({
        seed,
        text,
        data: typeof whole === 'object' && whole !== null ? whole : undefined,
        isBroken: whole === undefined,
      });
    }
    expect(split).toBeGreaterThan(500);
    expect(broken).toBeGreaterThan(50);
  });

  it.each([...plainTexts, ...otherValues, ...textBlocks, ...otherBlocks])(
    'reads a value like the parser, alone and repeated: %j',
    (value) => {
      const text = `sections:\n  one:\n    key: ${value}\n`;
      const read = createYamlReader();
      for (const whole of [`key: ${value}\n`, text, text.replace('one', 'two')]) {
        const { data, issues } = read(whole);
        if (issues.length === 0) expect(data).toEqual(wholeParse(whole));
        else if (!issues.every(({ kind }) => stricter.has(kind))) expect(wholeParse(whole)).toBeUndefined();
      }
    },
  );

  it('returns equal blocks of several files as one object', () => {
    const read = createYamlReader();
    const file = (title: string) =>
      `title: ${title}\nsections:\n  faqs:\n    type: faqs\n    heading: Asked.\n  more:\n    type: notice\n`;
    const [one, two] = [read(file('One')), read(file('Two'))].map(({ data }) => data as Page);
    expect(one?.title).toBe('One');
    expect(two?.title).toBe('Two');
    expect(two?.sections.faqs).toBe(one?.sections.faqs);
  });

  it('reports text that valid YAML would silently drop', () => {
    const kinds = (text: string) => createYamlReader()(text).issues.map(({ kind, offset }) => [kind, offset]);
    expect(kinds('heading: We are #1\n')).toEqual([['TEXT_AFTER_HASH', 16]]);
    expect(kinds('sections:\n  a:\n    heading: We are\n      still #1\n')).toEqual([
      ['TEXT_AFTER_HASH', 47],
    ]);
    expect(kinds('heading: &Co and sons\n')).toEqual([['UNUSED_ANCHOR', 9]]);
    expect(kinds('heading: *Fair*\n')).toEqual([['UNKNOWN_ALIAS', 9]]);
    expect(kinds('a: &x 1\nb: *x\nc: "We are #1"\nd: |\n  We are #1\ne: 1 # yes\n')).toEqual([]);
  });

  it('rejects nested aliases that expand to a huge value', () => {
    const lines = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
    for (const [name, last] of ['ba', 'cb', 'dc', 'ed', 'fe'])
      lines.push(`${name}: &${name} [${Array(10).fill(`*${last}`).join(', ')}]`);
    expect(createYamlReader()(`${lines.join('\n')}\nz: *f\n`).issues).toHaveLength(1);
  });

  it('does not let a key change the prototype', () => {
    const { data } = createYamlReader()('__proto__:\n  isAdmin: true\ntitle: One\n');
    expect(Object.hasOwn(data as object, '__proto__')).toBe(true);
    expect((data as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('limits the number of cached blocks', () => {
    const read = createYamlReader(2);
    const first = read('a:\n  x: 1\n').data as Record<string, object>;
    for (const key of 'bcdefgh') read(`${key}:\n  x: 2\n`);
    const again = read('a:\n  x: 1\n').data as Record<string, object>;
    expect(again).toEqual(first);
    expect(again.a).not.toBe(first.a);
  });
});

interface Page {
  title: string;
  sections: Record<string, object>;
}
