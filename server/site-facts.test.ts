import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acknowledgementTarget } from './delivery/targets/acknowledgement.ts';
import type { Message } from './mail/mail.ts';
import { createSiteFacts } from './site-facts.ts';
import { openDistFolder } from './static/dist-folder.ts';
import { writeFiles } from './testing/files/write-dist.ts';
import { deliveryOf, storedLead } from './testing/leads/stored-lead.ts';

const site = { name: 'Larkfield Resumes', url: 'https://larkfield.example', phone: '(813) 555-0119' };
const pages = { '/': { phone: '(813) 555-0100' }, '/nurses/': { phone: '(512) 555-0188' } };

function siteFacts() {
  const folder = mkdtempSync(join(tmpdir(), 'site-facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const build = (parts: object) => writeFiles(folder, { '.build/server.json': JSON.stringify(parts) });
  const removeBuild = () => rmSync(join(folder, '.build'), { recursive: true });
  return { build, removeBuild, facts: createSiteFacts(openDistFolder({ dist: folder }, 1000)) };
}

test('a page can say otherwise than the site, with or without a slash, host, or campaign', async () => {
  const { build, facts } = siteFacts();
  build({ site, pages });
  for (const page of ['/nurses/', '/nurses', 'https://larkfield.example/nurses/?utm_source=ads#order'])
    expect(await facts(page)).toMatchObject({ name: 'Larkfield Resumes', phone: '(512) 555-0188' });
  expect(await facts('/')).toMatchObject({ phone: '(813) 555-0100' });
  for (const page of [undefined, null, '', '/nurses/austin/', 'http://[', '/__proto__'])
    expect(await facts(page)).toMatchObject({ phone: '(813) 555-0119' });
});

test('a page that replaces another for a time says what it says only then', async () => {
  const { build, facts } = siteFacts();
  const details = { phone: '(512) 555-0111' };
  build({ site, pages, timedPages: [{ route: '/nurses/', from: 1000, until: 2000, details }] });
  const phones = [999, 1000, 1999, 2000].map(async (at) => (await facts('/nurses', new Date(at))).phone);
  expect(await Promise.all(phones)).toEqual([
    '(512) 555-0188',
    '(512) 555-0111',
    '(512) 555-0111',
    '(512) 555-0188',
  ]);
});

test('a build that follows the start replaces what was read', async () => {
  const { build, facts } = siteFacts();
  expect(await facts('/nurses/')).toMatchObject({ phone: '' });
  build({ site, pages });
  expect(await facts('/nurses/')).toMatchObject({ phone: '(512) 555-0188' });
  build({ site });
  expect(await facts('/nurses/')).toMatchObject({ phone: '(813) 555-0119' });
});

test('while a build is being replaced, the last facts stay', async () => {
  const { build, removeBuild, facts } = siteFacts();
  build({ site, pages });
  await facts('/nurses/');
  removeBuild();
  expect(await facts('/nurses/')).toMatchObject({ name: 'Larkfield Resumes', phone: '(512) 555-0188' });
});

test('the mail to the visitor has the number of the page that the lead came from', async () => {
  const { build, facts } = siteFacts();
  build({ site, pages });
  const sent: Message[] = [];
  const mailer = { about: '', acceptedBy: '', send: async (message: Message) => void sent.push(message) };
  const lead = storedLead({ page_url: 'https://larkfield.example/nurses/?utm_source=ads' });
  await acknowledgementTarget(mailer, facts).deliver(deliveryOf(lead), new AbortController().signal);
  expect(sent[0]?.text).toContain('(512) 555-0188');
  expect(sent[0]?.text).not.toContain('(813) 555-0119');
});
