import { expect, test } from 'vitest';
import { createAnswers } from './answer-paste.ts';
import { maxMarks } from './mark-line.ts';
import { markKinds, type Rules } from './rules.ts';

const rules: Rules = {
  marks: markKinds.map((kind) => ({ kind, remark: kind, query: `${kind}?`, why: `“{words}” is ${kind}.` })),
  phrases: [{ kind: 'filler', words: ['cotton-fed'], query: 'on what?', why: 'Who feeds it “{words}”?' }],
};
const answer = createAnswers(rules);

const marksOf = (line: string) => {
  const result = answer(line);
  return result.kind === 'marked'
    ? result.marks.map(({ kind, start, end }) => [kind, line.slice(start, end)])
    : [];
};

test.each([
  'responsible for',
  'duties included',
  'tasked with',
  'in charge of',
  'team player',
  'results-driven',
  'detail-oriented',
  'hard-working',
  'self-starter',
  'go-getter',
  'highly motivated',
  'proven track record',
  'strong work ethic',
  'excellent communication skills',
  'interpersonal skills',
  'people person',
  'problem solver',
  'quick learner',
  'dynamic',
  'passionate',
  'fast-paced environment',
  'think outside the box',
  'thought leader',
  'synergy',
  'world-class',
  'best practices',
  'helped with',
  'assisted with',
  'worked on',
  'participated in',
  'utilized',
  'various',
  'go-to person',
])('“%s” is marked, however it is written', (phrase) => {
  for (const written of [
    phrase,
    phrase.toUpperCase(),
    phrase.replaceAll('-', ' '),
    phrase.replaceAll(' ', '  '),
  ]) {
    const line = `Office manager for nine dentists, ${written}`.replace(/ {2}/gu, ' ');
    expect(marksOf(line).map(([, text = '']) => text.toLowerCase().replaceAll('-', ' '))).toContain(
      phrase.replaceAll('-', ' '),
    );
  }
});

test('words inside other words, and in names, are not marked', () => {
  expect(marksOf('Sold 40 dynamically priced rooms to unhelpful US guests')).toEqual([]);
});

test('a curly apostrophe is an apostrophe', () => {
  expect(marksOf('I’ve raised $40,000 for the library')).toEqual([['first-person', 'I’ve']]);
});

test('a line gets at most five marks, and those that matter more stay', () => {
  const line =
    'Responsible for various duties, helped and assisted staff, and was given dynamic, innovative, passionate, proactive work';
  const marks = marksOf(line);
  expect(marks).toHaveLength(maxMarks);
  expect(marks.slice(0, 4).map(([kind]) => kind)).toEqual(['duty', 'number', 'weak-verb', 'weak-verb']);
});

test('marks are in the order of the text and do not overlap', () => {
  const result = answer(
    'My duties included helping a team and I was given various tasks in a fast-paced environment',
  );
  const marks = result.kind === 'marked' ? result.marks : [];
  expect(marks.length).toBeGreaterThan(3);
  for (const [index, mark] of marks.entries())
    expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
});

test('a company’s words come on top of the language’s, with their own question and reason', () => {
  const result = answer('Cotton fed team player with 12 presses');
  expect(result).toMatchObject({
    marks: [
      { remark: 'filler', query: 'on what?', why: 'Who feeds it “cotton fed”?' },
      { query: 'filler?', why: '“Team player” is filler.' },
    ],
  });
});

test('words with the same reason are marked once', () => {
  const same = { kind: 'filler' as const, words: ['dynamic', 'energetic'], query: 'so?', why: 'Show it.' };
  const once = createAnswers({ ...rules, phrases: [same] });
  expect(once('Dynamic, energetic host who seated 90 tables a night')).toMatchObject({
    marks: [{ start: 0 }],
  });
});

test('a kind without a rule is not marked', () => {
  const only = createAnswers({ marks: rules.marks.filter(({ kind }) => kind === 'passive'), phrases: [] });
  expect(only('Responsible for reports that were written by hand')).toMatchObject({
    marks: [{ kind: 'passive' }],
  });
});

test('a line without marks is an answer, too', () => {
  expect(answer('Led 42 people and cut order errors by 31%')).toMatchObject({
    kind: 'marked',
    marks: [],
    words: 9,
  });
});

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['\u200b', 'empty'],
  ['<p></p>', 'empty'],
  ['abc', 'short'],
  ['a '.repeat(1000), 'long'],
  [`Managed ${'very '.repeat(400)}big stores`, 'long'],
  ['x'.repeat(2000), 'long'],
  // cspell:disable-next-line
  ['Ich war verantwortlich für das Team\nund habe mit den Kunden gesprochen', 'language'],
  ['👍 👍 👍', 'unreadable'],
])('%j gets a polite answer', (pasted, kind) => {
  expect(answer(pasted)).toEqual({ kind });
});

test('HTML is read as the text it shows', () => {
  const pasted = '<ul><li class="x">Responsible for <b>R&amp;D</b> budgets</li></ul>';
  expect(answer(pasted)).toMatchObject({ kind: 'marked', line: 'Responsible for R&D budgets' });
  expect(answer('Cut waste by <script>alert(1)</script> 12%')).toMatchObject({
    line: 'Cut waste by alert(1) 12%',
  });
  expect(answer('Kept response times < 2 hours and uptime > 99%')).toMatchObject({
    line: 'Kept response times < 2 hours and uptime > 99%',
  });
});

test.each(['• ', '- ', '* ', '– ', '1. ', '2) ', '●', '➢ ', 'o '])(
  'a bullet “%s” is not part of the line',
  (bullet) => {
    expect(answer(`${bullet}Led nine analysts`)).toMatchObject({ line: 'Led nine analysts' });
  },
);

test('a line that a PDF wrapped is one line', () => {
  const pasted = '• Responsible for managing a team of\nassociates and reporting to\n the regional manager';
  expect(answer(pasted)).toMatchObject({
    line: 'Responsible for managing a team of associates and reporting to the regional manager',
  });
});

test('several lines are offered to choose from, in their order', () => {
  const pasted = [
    'Dana Whitfield',
    '(813) 555-0142',
    '• Led nine analysts',
    '• Helped with various reports',
    '🎉',
  ].join('\n');
  expect(answer(pasted)).toEqual({
    kind: 'several',
    lines: ['Led nine analysts', 'Helped with various reports'],
    count: 5,
  });
});

test('of a whole resume, the six lines that need the pencil most are offered', () => {
  const weak = ['Responsible for reports', 'Helped with payroll', 'Team player with various skills'];
  const good = Array.from({ length: 40 }, (_, index) => `Closed ${index + 2} contracts worth $${index + 3}M`);
  const result = answer([...good.slice(0, 20), ...weak, ...good.slice(20)].join('\n'));
  expect(result).toMatchObject({ kind: 'several', count: 43 });
  const lines = result.kind === 'several' ? result.lines : [];
  expect(lines).toHaveLength(6);
  expect(lines).toEqual(expect.arrayContaining(weak));
});

test('one long paragraph is offered sentence by sentence', () => {
  const pasted = Array.from(
    { length: 20 },
    (_, index) => `Responsible for store ${index} and its staff of clerks.`,
  ).join(' ');
  expect(answer(pasted)).toMatchObject({ kind: 'several', count: 20 });
});

test('one usable line among others is taken', () => {
  expect(answer('Dana Whitfield\nLed nine analysts')).toMatchObject({
    kind: 'marked',
    line: 'Led nine analysts',
  });
});

test('a pasted book is answered in time', () => {
  // Of this thread, because the machine can be busy with other tests.
  const started = process.threadCpuUsage();
  answer('Responsible for the team and various reports, '.repeat(40_000));
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(1000);
});
