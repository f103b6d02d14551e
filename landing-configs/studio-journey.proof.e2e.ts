import { expect } from '../site/e2e/harness/browser-test.ts';
import { addStaff } from '../site/e2e/harness/staff-console.ts';
import { email, openStudio, refusals, studioSite } from '../site/e2e/portal/studio/studio-site.ts';
import { makeTampaPage } from './studio-journey.ts';

const { test, git } = studioSite('landing-configs');

test('a newcomer makes a variant with a picture and publishes it, and Git has only the lines meant', async ({
  visit,
  site,
}) => {
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
  expect(changedLines('tampa.yaml')).toEqual([]);
});

const changedLines = (file: string) =>
  git('show', '--format=', '--unified=0', '--', file)
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));
