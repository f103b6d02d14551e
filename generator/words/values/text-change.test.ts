import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textChange } from './text-change.ts';

const filler = Array.from({ length: 40 }, (_, index) => `Sentence ${index} says a few plain words.`);

describe('a change of a text', () => {
  it('shows the whole of a short text', () => {
    expect(textChange('Chat Now', 'Talk to us')).toEqual({ before: 'Chat Now', after: 'Talk to us' });
  });

  it('shows only the line that differs, without marks', () => {
    expect(
      textChange('The {rotate}\nresume that gets ==read==.', 'The {rotate}\nresume people finish.'),
    ).toEqual({
      before: 'resume that gets read.',
      after: 'resume people finish.',
    });
  });

  it('shows only the sentence of a long text that differs', () => {
    const after = filler.with(20, 'This one is new, isn’t it?').join(' ');
    expect(textChange(filler.join(' '), after)).toEqual({
      before: 'Sentence 20 says a few plain words.',
      after: 'This one is new, isn’t it?',
    });
  });

  it('shows only the words of a long sentence that differ, with an ellipsis', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
    expect(textChange(words.join(' '), words.with(30, 'other').join(' '))).toEqual({
      before: '… word28 word29 word30 word31 word32 …',
      after: '… word28 word29 other word31 word32 …',
    });
    expect(textChange(words.join(' '), words.with(5, 'a').with(50, 'b').join(' '))).toEqual({
      before: '… word3 word4 word5 word6 word7 … word48 word49 word50 word51 word52 …',
      after: '… word3 word4 a word6 word7 … word48 word49 b word51 word52 …',
    });
  });

  it('shows the beginnings of long texts that have little in common', () => {
    const one = Array.from({ length: 80 }, (_, index) => (index % 5 ? `one${index}` : `word${index}`));
    const two = one.map((word) => word.replace('one', 'two'));
    const { before = '', after = '' } = textChange(one.join(' '), two.join(' ')) ?? {};
    expect(before).toMatch(/^word0 one1 .*…$/);
    expect(after).toMatch(/^word0 two1 .*…$/);
    expect(Math.max(before.length, after.length)).toBeLessThanOrEqual(161);
  });

  it('shows a sentence that came or went with the one next to it', () => {
    expect(textChange('First. Second.', 'First. Second. Third.')).toEqual({
      before: 'Second.',
      after: 'Second. Third.',
    });
    expect(textChange('First. Second.', 'Second.')).toEqual({ before: 'First. Second.', after: 'Second.' });
  });

  it('shows marks, links, and line breaks if nothing else differs', () => {
    expect(textChange('A good page', 'A ==good== page')).toEqual({
      before: 'A good page',
      after: 'A ==good== page',
    });
    expect(textChange('See [it](/a/)', 'See [it](/b/)')).toEqual({
      before: 'See [it](/a/)',
      after: 'See [it](/b/)',
    });
    expect(textChange('One two', 'One\ntwo')).toEqual({ before: 'One two', after: 'One / two' });
  });

  it('has nothing to show for other spaces', () => {
    expect(textChange('One  two\n', 'One two')).toBeUndefined();
  });

  it('never has the same words on both sides', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b.', 'c', '==d==', '~~e~~', '\n', 'word', 'Then', '**f**', 'g!'), {
        maxLength: 60,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const sides = textChange(before, after);
        if (sides) expect(sides.before).not.toBe(sides.after);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
