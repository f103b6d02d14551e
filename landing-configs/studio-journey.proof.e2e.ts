import { expect } from '../site/e2e/harness/browser-test.ts';
import { addStaff } from '../site/e2e/harness/staff-console.ts';
import { email, openStudio, refusals, studioSite } from '../site/e2e/portal/studio/studio-site.ts';
import { makeTampaPage } from './studio-journey.ts';

const { test, git } = studioSite('landing-configs');

test('a newcomer makes a variant with a picture and publishes it, and Git has only the lines meant', {
  timeout: 400_000,
}, async ({ visit, site }) => {
  await addStaff(site, email, 'author');
  const page = await visit('/sign-in', { allowedProblems: refusals, pictures: true });
  await openStudio(page);
  await makeTampaPage({ page, lookMs: 0, keyMs: 0 });
  await expect.poll(async () => (await page.request.get('/tampa/')).text()).toContain('that Tampa reads');
  expect(git('show', '--format=%an', '--name-status').trim().split('\n')).toEqual([
    'Ada',
    '',
    'A\tmedia/own/screenshot.webp',
    'M\troutes.lock',
    'A\ttampa.yaml',
  ]);
  expect(changedLines('routes.lock')).toEqual(['+/tampa/']);
  expect(git('show', 'HEAD:tampa.yaml')).toBe(tampa);
});

const changedLines = (file: string) =>
  git('show', '--format=', '--unified=0', '--', file)
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));

const tampa = `# yaml-language-server: $schema=.schema/page.schema.json
# A variant of lp8. Write only the differences: objects merge, lists and single values replace, null removes.

extends: lp8
route: /tampa/
title: Resumes for Tampa
description: A resume for Tampa, edited by hand.
sections:
  hero:
    headline: "The {rotate}\\nresume that Tampa reads."
  faqs:
    after: ats
  service-intro:
    type: service-intro
    after: faqs
    heading: "You did the work.\\nWe find __the words__."
    description: [Most resumes describe a job. A good one describes what changed because you had it.]
    price: "**Professional Level Resume, \${professionalPrice}.** First draft in \${turnaround}."
    actions:
      - { label: Start Your Project, form: request }
      - { label: See samples, look: outline, link: /resume-sample/ }
    image:
      src: own/screenshot.webp
      alt: A resume with an editor’s corrections
    remark: She thought this was routine.
    remarkText: We asked what happened after the pilot, and this became the line she was hired for.
`;
