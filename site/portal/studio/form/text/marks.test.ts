import { expect, it } from 'vitest';
import { insertLink, insertText, marks, type Selected, toggleMark } from './marks.ts';

/** A text whose selection is in angle brackets. */
function read(text: string): Selected {
  const start = text.indexOf('<');
  const end = text.indexOf('>') - 1;
  return { text: text.replace(/[<>]/g, ''), start, end };
}

const write = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}<${text.slice(start, end)}>${text.slice(end)}`;

const named = (name: string) => marks.find((mark) => mark.name === name) ?? { open: '', close: '' };

it.each([
  ['a word', 'The <resume> that', 'Underline', 'The __<resume>__ that'],
  ['a word with a space behind it', 'The <resume >that', 'Circle', 'The ((<resume>)) that'],
  ['nothing yet', 'The <>', 'Highlight', 'The ==<>=='],
])('marks %s', (_what, before, name, after) => {
  expect(write(toggleMark(read(before), named(name)))).toBe(after);
});

it.each([
  ['around the selection', 'The __<resume>__ that', 'Underline', 'The <resume> that'],
  ['in the selection', 'The <((resume))> that', 'Circle', 'The <resume> that'],
])('removes marks %s', (_where, before, name, after) => {
  expect(write(toggleMark(read(before), named(name)))).toBe(after);
});

it('keeps the mark of another kind', () => {
  expect(write(toggleMark(read('__<resume>__'), named('Strike')))).toBe('__~~<resume>~~__');
});

it('inserts a fact in place of the selection', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a fact in a page's text.
  expect(write(insertText(read('in <two days>.'), '${turnaround}'))).toBe('in ${turnaround}<>.');
});

it('makes a link, and selects the address to type', () => {
  expect(write(insertLink(read('See <every price>.')))).toBe('See [every price](</>).');
});
