import { circled, edited, highlighted } from '#artwork/marks/pencil.ts';
import type { Document } from '#artwork/pages/documents.ts';
import { dotted, job, list, row } from '#artwork/pages/html.ts';

const strengths: [string, string][] = [
  ['Plans and deadlines', 'Ran 9 curriculum launches on fixed dates, each with 6 to 11 people and a budget.'],
  [
    'People who do not report to me',
    'Chaired a team of 14 teachers, two vendors, and the district’s own IT desk.',
  ],
  ['Risk and follow-up', 'Kept 31 individual plans with legal dates for five years; none was ever late.'],
];

/** A teacher becoming a project coordinator: what carries over comes first, in the words of the new field. */
export const careerSwitch: Document = {
  slug: 'career-switch',
  styles: ['switch'],
  tone: 'blue',
  end: 0.93,
  html: `<header><h1>Elena Marchetti</h1><p>${dotted('Sarasota, FL', '941-555-0127', 'elena.marchetti@mail.example')}</p></header>
<section class="turn"><p class="label">Project Coordinator</p><p>Twelve years of running programs with hard dates, small budgets, and many opinions. Certified in project management in 2024; looking for a team that ships training, software, or both.</p></section>
<h2>What carries over</h2><div class="strengths">${strengths.map(([name, proof], index) => `<p><b>${index === 2 ? highlighted(name) : name}</b><br>${proof}</p>`).join('')}</div>
<h2>Project experience</h2>
${job({
  title: 'Lead, Digital Grading Rollout',
  dates: '2022 – 2024',
  at: 'Manasota Public Schools, district project alongside teaching',
  did: [
    `Moved ${circled('640 teachers')} at 11 schools to one platform in two semesters, four weeks ahead of plan.`,
    'Wrote the schedule, the risk log, and the weekly one-page report that the superintendent read.',
    'Held the vendor to its dates: 3 of 3 milestones paid only after acceptance, $18K in credits returned.',
    'Trained 38 site leads in six sessions; help-desk tickets fell from 210 a week to 45 by October.',
  ],
})}
${job({
  title: 'Coordinator, Summer Reading Program',
  dates: '2018 – 2022',
  at: 'Manasota Public Schools with four county libraries',
  did: [
    'Grew it from 2 sites to 7 and from 90 children to 520 on a budget that rose by only $6,200.',
    'Scheduled 44 volunteers a week in a shared calendar; no session was canceled in four summers.',
    'Reported to three funders on time every quarter; all three renewed.',
  ],
})}
<h2>Classroom experience</h2>
${job({
  title: 'Teacher, Grades 6 to 8, English',
  dates: '2012 – 2024',
  at: 'Palm Hammock Middle School',
  did: [
    `${edited('Taught five classes', 'Planned and led five groups')} of 28 a day; reading scores rose 14 points in three years.`,
    'Chaired the department of 14 for four years: agenda, minutes, owners, and dates for each decision.',
    'Managed 31 individual education plans a year with parents, counselors, and specialists.',
  ],
})}
<div class="feet"><div><h2>Training</h2>${row('<b>Project management certificate</b>', '2024')}${row('<b>Scrum fundamentals</b>', '2024')}${row('<b>B.A., English Education</b>, Myakka State', '2012')}${row('<b>Languages</b>, English and Italian', '')}</div>
<div><h2>Tools</h2>${list('Schedules, boards, and burn-down charts', 'Spreadsheets with pivots and lookups', 'Risk, decision, and change logs', 'Surveys, minutes, and status reports')}</div></div>`,
};
