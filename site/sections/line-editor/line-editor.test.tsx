import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parsePage } from '../../../generator/fixtures/parsed-page.ts';
import type { SectionProps } from '../../prepared-data.ts';
import { countMarks } from './count-marks.ts';
import { LineEditor } from './line-editor.tsx';
import { MarkedSheet } from './marked-sheet.tsx';
import { createAnswers } from './marking/answer-paste.ts';

const props: SectionProps<'line-editor'> = {
  id: 'line',
  headline: 'Give us one line.\n*We’ll mark it.*',
  lead: 'Paste a line.',
  label: 'Your line',
  placeholder: 'Paste it here.',
  mark: 'Mark my line',
  privacy: 'Nothing is sent until you ask.',
  legend: 'What the pencil looks for',
  marks: [
    {
      kind: 'duty',
      label: 'Duty',
      remark: 'Duty.',
      query: 'and the result?',
      why: '“{words}” says the job existed.',
    },
    { kind: 'number', label: 'No number', remark: 'No number.', query: 'how many?', why: 'Four or forty?' },
  ],
  tries: { heading: 'Try one of these.', lines: ['Responsible for a team'] },
  order: { heading: 'Now write it again.', blanks: ['verb', 'how many'] },
  comfort: 'Most first drafts look like this.',
  again: 'Try another line',
  sent: 'The line that goes with it',
  answers: {
    clean: 'Nothing to mark.',
    cleanText: 'Ask a person.',
    empty: 'Paste a line first.',
    short: 'Paste the whole line.',
    long: 'Paste one bullet.',
    several: 'That’s {count} lines.',
    list: 'That’s a list.',
    language: 'English only.',
    unreadable: 'Not a line.',
  },
  form: {
    name: 'line',
    kind: 'rewrite',
    title: 'A writer sends you the rewrite, free.',
    submit: 'Send me the rewrite',
    submitting: 'Submitting...',
    message: false,
    service: 'Line Rewrite',
    country: 'UNITED STATES',
    pageUrl: '/line/',
    brandSlug: 'northlight',
    terms: { terms: '/terms/', privacy: '/privacy/' },
  },
};

const page = parsePage(renderToStaticMarkup(<LineEditor {...props} />));

test('without scripts it is one form that posts the line with a name and a contact', () => {
  const form = page.one('form');
  expect(form.attribute('action')).toBe('/api/leads');
  expect(form.attribute('method')).toBe('post');
  const visible = form.all('input:not([type="hidden"]):not([name="website"]), textarea');
  expect(visible.map((control) => [control.attribute('name'), control.attribute('required')])).toEqual([
    ['message', ''],
    ['fullName', ''],
    ['contact', ''],
  ]);
  expect(form.one('[name="kind"]').attribute('value')).toBe('rewrite');
  expect(form.one('[type="submit"]').text).toBe('Send me the rewrite');
});

test('what needs scripts is marked as such, and the form is readable without them', () => {
  for (const button of page.all('button[type="button"]'))
    expect(button.attribute('class')?.includes('scripted') || button.attribute('class') === undefined).toBe(
      true,
    );
  expect(page.one('.strips').attribute('class')).toContain('scripted');
  expect(page.texts('h1, h2')).toEqual([
    'Give us one line. We’ll mark it.',
    'What the pencil looks for',
    'Try one of these.',
    'A writer sends you the rewrite, free.',
  ]);
});

test('the legend lists the marks with their glyphs', () => {
  expect(page.texts('.key li')).toEqual(['Duty', 'No number']);
  expect(page.attributes('.key li svg', 'class')).toEqual(['glyph duty', 'glyph number']);
});

const answer = createAnswers({ marks: props.marks, phrases: [] });

function sheetOf(line: string) {
  const marked = answer(line);
  if (marked.kind !== 'marked') throw new Error(`${line} is ${marked.kind}`);
  const { label, order, comfort, again, answers } = props;
  const texts = { label, order, comfort, again, answers };
  return parsePage(
    renderToStaticMarkup(
      <MarkedSheet answer={marked} texts={texts} lineRef={{ current: null }} onAgain={() => {}} />,
    ),
  );
}

test('the marked line reads as text with its questions, and each note says why', () => {
  const sheet = sheetOf('Responsible for <b>& a team');
  expect(sheet.one('.line').attribute('tabindex')).toBe('-1');
  expect(sheet.one('.words p').text).toBe('Responsible for (1: and the result?) & a team (2: how many?)');
  expect(sheet.texts('.reason')).toEqual([
    '1Duty.“Responsible for” says the job existed.',
    '2No number.Four or forty?',
  ]);
  expect(sheet.texts('.order li')).toEqual(['verb', 'how many']);
  expect(sheet.one('.foot p').text).toBe('Two marks on four words. Most first drafts look like this.');
});

test('a good line gets a gracious note, and no blanks', () => {
  const sheet = sheetOf('Led nine analysts');
  expect(sheet.one('.reason').text).toBe('Nothing to mark.Ask a person.');
  expect(sheet.count('.order')).toBe(0);
  expect(sheet.one('.foot p').text).toBe('No marks on three words.');
});

test.each([
  [4, 10, 'Four marks on ten words.'],
  [1, 1, 'One mark on one word.'],
  [0, 12, 'No marks on twelve words.'],
  [5, 38, 'Five marks on 38 words.'],
])('%i and %i are “%s”', (marks, words, text) => {
  expect(countMarks(marks, words)).toBe(text);
});
