import { expect, test } from 'vitest';
import printer from '../../fixtures/northlight/artwork/resumes/printer.json' with { type: 'json' };
import { parsePage } from '../../fixtures/parsed-page.ts';
import type { Resume } from '../resumes/resume.ts';
import type { Draft } from './draft.ts';
import { draftBody } from './render-drafts.ts';

const resume = printer as Resume;
const draft: Draft = {
  layout: 'centered',
  objective: 'To print for a company that values printing.',
  duties: [['Ran presses'], ['Printed jobs & more'], ['Folded paper']],
  rest: { Hobbies: 'Printing.' },
  closing: 'References available upon request',
};

test('a draft has the jobs and dates of its resume, each with the duties of the draft', () => {
  const page = parsePage(draftBody(resume, draft));
  const parts = page.all('.job').map((job) => job.texts('b, span, .at, li'));
  expect(parts).toEqual([
    ['Head Printer', '2019 – Present', 'Superior Street Press, Duluth', 'Ran presses'],
    ['Press Operator', '2015 – 2019', resume.work[1]?.name, 'Printed jobs & more'],
    ['Bindery Assistant', '2013 – 2015', resume.work[2]?.name, 'Folded paper'],
  ]);
  expect(page.texts('h1, h2')).toEqual([
    'Ada Lindholm',
    'Objective',
    'Education',
    'Work Experience',
    'Hobbies',
  ]);
});

test('a draft without duties for each job is refused', () => {
  expect(() => draftBody(resume, { ...draft, duties: [] })).toThrow(
    'Ada Lindholm: the draft has duties for 0 of 3 jobs.',
  );
});
