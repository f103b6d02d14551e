import { describe, expect, it } from 'vitest';
import type { Path } from '../errors/finding.ts';
import { EditError } from './edit-error.ts';
import { overrideInVariant } from './override-in-variant.ts';

const base = {
  route: '/lp8/',
  title: 'A resume that gets read',
  facts: { days: '2', price: '1.50' },
  sections: {
    hero: {
      type: 'hero',
      headline: 'Read.',
      lead: 'One.',
      actions: [
        { label: 'Start', form: 'order' },
        { label: 'Chat', chat: true },
      ],
    },
    faqs: { type: 'faqs', items: 'all', heading: null },
  },
};

const empty = '# The variant.\nextends: lp8\nroute: /b/\n';

const override = (variant: string, path: Path, value: unknown) =>
  overrideInVariant({ base, variant, path, value }).source;

function reasonFor(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof EditError) return error.reason;
    throw error;
  }
  return undefined;
}

describe('overriding a value in a variant', () => {
  it('adds only the keys that lead to it', () => {
    const one = override(empty, ['sections', 'hero', 'headline'], 'Write.');
    expect(one).toBe(`${empty}sections:\n  hero:\n    headline: Write.\n`);
    const two = override(one, ['sections', 'hero', 'lead'], 'Two.');
    expect(two).toBe(`${one}    lead: Two.\n`);
    expect(override(two, ['sections', 'faqs', 'items'], ['a'])).toBe(`${two}  faqs:\n    items: [a]\n`);
  });

  it('removes it, and the keys that only led to it, when the value is that of the base again', () => {
    const one = override(empty, ['sections', 'hero', 'headline'], 'Write.');
    const two = override(one, ['sections', 'hero', 'lead'], 'Two.');
    expect(override(two, ['sections', 'hero', 'headline'], 'Read.')).toBe(
      `${empty}sections:\n  hero:\n    lead: Two.\n`,
    );
    expect(override(one, ['sections', 'hero', 'headline'], 'Read.')).toBe(empty);
  });

  it.each([
    ['one line, however long', 'Written by people. '.repeat(20).trim(), 3],
    ['one line with a line break at its end', `${'Written by people. '.repeat(20)}\n`, 3],
    ['a few short lines', 'The {rotate}\nresume that gets read.', 3],
    ['a paragraph of several lines', `${'Written by people. '.repeat(5)}\nAnd read.`.trim(), 5],
  ])('adds as few lines as can be read: %s', (_name, text, lines) => {
    const edited = override(empty, ['sections', 'hero', 'headline'], text);
    expect(edited.slice(empty.length).match(/\n/g)).toHaveLength(lines);
    expect(override(edited, ['sections', 'hero', 'headline'], 'Read.')).toBe(empty);
  });

  it('keeps a block that someone wrote', () => {
    const block = `${empty}sections:\n  hero:\n    headline: |-\n      One\n      two\n`;
    expect(override(block, ['sections', 'hero', 'headline'], 'One\n2')).toBe(block.replace('two', '2'));
  });

  it('writes the whole list for one of its items', () => {
    const edited = override(empty, ['sections', 'hero', 'actions', 1, 'label'], 'Chat Now');
    expect(edited).toBe(
      `${empty}sections:\n  hero:\n    actions:\n      - { label: Start, form: order }\n      - { label: Chat Now, chat: true }\n`,
    );
    expect(override(edited, ['sections', 'hero', 'actions', 1, 'label'], 'Chat')).toBe(empty);
  });

  it('removes with null what the variant inherits', () => {
    const edited = override(empty, ['sections', 'faqs'], null);
    expect(edited).toBe(`${empty}sections:\n  faqs: null\n`);
    expect(override(edited, ['sections', 'faqs'], base.sections.faqs)).toBe(empty);
  });

  it('removes the line of what only the variant has', () => {
    const variant = `${empty}theme: night\n`;
    expect(override(variant, ['theme'], null)).toBe(empty);
  });

  it('writes only the differences of a mapping', () => {
    const value = { type: 'hero', headline: 'Write.', actions: base.sections.hero.actions };
    expect(override(empty, ['sections', 'hero'], value)).toBe(
      `${empty}sections:\n  hero:\n    headline: Write.\n    lead: null\n`,
    );
  });

  it('fills a key without a value', () => {
    expect(override(`${empty}sections:\n  hero:\n`, ['sections', 'hero', 'lead'], 'Two.')).toBe(
      `${empty}sections:\n  hero:\n    lead: Two.\n`,
    );
  });

  it('keeps the position of a section', () => {
    const variant = `${empty}sections:\n  hero:\n    after: faqs\n    lead: Two.\n`;
    expect(override(variant, ['sections', 'hero', 'lead'], 'One.')).toBe(
      `${empty}sections:\n  hero:\n    after: faqs\n`,
    );
  });

  it('compares facts as pages show them', () => {
    const edited = override(empty, ['facts', 'days'], 3);
    expect(edited).toBe(`${empty}facts:\n  days: 3\n`);
    expect(override(edited, ['facts', 'days'], 2)).toBe(empty);
    expect(override(edited, ['facts', 'days'], '2')).toBe(empty);
  });

  it.each<[string, string, Path, unknown]>([
    ['removed', `${empty}sections:\n  hero: null\n`, ['sections', 'hero', 'lead'], 'x'],
    ['missing', empty, ['sections', 'hero', 'actions', 5, 'label'], 'x'],
    ['scalar', empty, ['title', 'short'], 'x'],
    ['patch', empty, ['extends'], 'lp7'],
    ['patch', empty, ['sections', 'faqs', 'after'], 'hero'],
    ['patch', empty, ['nav'], { action: null }],
  ])('refuses what a variant cannot say: %s', (reason, variant, path, value) => {
    expect(reasonFor(() => override(variant, path, value))).toBe(reason);
  });
});
