import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { ownForm, writeFiles } from '../../testing/files/write-dist.ts';
import { crmCall, emailCall, formPost, json, urlencoded } from '../../testing/leads/lead-bodies.ts';
import { databases } from '../../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { attribute, elementsIn, textIn } from '../prefill/elements.ts';

const callOne = '/api/email/send-resume-email';
const callTwo = '/rafp/submit';
const page = (form: string) =>
  `<!doctype html><html data-revision="now"><head><title>Jobs</title></head><body>${form}</body></html>`;
const jobs = page(ownForm('jobs-form', 'jobs', 'data-thanks="/hello/"'));
const sent = [
  { id: 'shift', label: 'Made up', value: 'Nights' },
  { id: 'notes', label: 'Made up', value: 'one\ntwo' },
];
const stored = [
  { id: 'shift', label: 'Which shift?', value: 'Nights' },
  { id: 'notes', label: 'Anything else?', value: 'one\ntwo' },
];

async function leadsOf({ storage }: TestApp) {
  const rows = await storage.db.selectFrom('leads').select(['answers', 'full_name']).execute();
  return rows.map(({ answers }) => answers && JSON.parse(answers));
}

const called = (changes: object = {}) =>
  emailCall({ pageUrl: '/jobs/', form: 'jobs', pageRevision: 'now', answers: sent, ...changes });
const calledCrm = (changes: object = {}) =>
  crmCall({ form: 'jobs', pageRevision: 'now', answers: sent, ...changes });
const onPage = { referer: 'https://larkfield.example/jobs/' };

describe.each(databases)('on %s', (database) => {
  test('both calls of one submission make one lead, whose answers have the labels of the page', async () => {
    for (const [first, second] of [
      [callOne, callTwo],
      [callTwo, callOne],
    ] as const) {
      await using server = await createTestApp({ database });
      writeFiles(server.distDir, { 'jobs/index.html': jobs });
      const bodies = { [callOne]: called(), [callTwo]: calledCrm() };
      for (const path of [first, second])
        expect((await server.app.request(path, json(bodies[path], onPage))).status).toBe(200);
      expect(await leadsOf(server)).toEqual([stored]);
    }
  });

  test('other answers are another lead, and their retry is not', async () => {
    await using server = await createTestApp({ database });
    const changed = [{ id: 'shift', label: 'x', value: 'Days' }];
    for (const answers of [sent, changed, changed])
      for (const [path, body] of [
        [callOne, called({ answers })],
        [callTwo, calledCrm({ answers })],
      ] as const)
        await server.app.request(path, json(body));
    expect(await leadsOf(server)).toEqual([sent, changed]);
  });
});

test('a required answer that is missing is an error of its field, and nothing is stored', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'jobs/index.html': jobs });
  for (const [path, body] of [
    [callOne, called({ answers: [sent[1]] })],
    [callTwo, calledCrm({ answers: [sent[1]] })],
  ] as const) {
    const answer = await server.app.request(path, json(body, onPage));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      message: 'Which shift?: Choose one of these.',
      errors: { 'answers.shift': 'Choose one of these.' },
    });
  }
  expect(await leadsOf(server)).toEqual([]);
});

test.each([
  ['of a page that is not known', { pageUrl: '/gone/' }],
  ['of an earlier revision of the page', { pageRevision: 'before' }],
  ['without a list', { answers: 'none' }],
  ['of a form that is no longer on the page', { form: 'gone' }],
])('a lead %s is stored without what its form requires', async (_name, changes) => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'jobs/index.html': jobs });
  expect((await server.app.request(callOne, json(called({ answers: [], ...changes })))).status).toBe(200);
  expect(await leadsOf(server)).toEqual([null]);
});

describe('without JavaScript', () => {
  const post = (changes: Record<string, string> = {}) =>
    urlencoded(
      formPost({
        form: 'jobs',
        formId: 'jobs-form',
        pageUrl: '/jobs/',
        'answers.shift': 'Nights',
        'answers.notes': 'one\r\ntwo',
        ...changes,
      }),
    );

  test('the lead has the answers, and the visitor goes where the form leads', async () => {
    await using server = await createTestApp();
    writeFiles(server.distDir, { 'jobs/index.html': jobs });
    const answer = await server.app.request('/api/leads', post());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/hello/#received']);
    expect(await leadsOf(server)).toEqual([stored]);
  });

  test('a missing answer shows the form again, with what was entered and the error', async () => {
    await using server = await createTestApp();
    writeFiles(server.distDir, { 'jobs/index.html': jobs });
    const answer = await server.app.request('/api/leads', post({ 'answers.shift': '', email: 'jordan@' }));
    expect(answer.status).toBe(422);
    const elements = [...elementsIn(parse(await answer.text()))];
    const bad = elements.filter((element) => attribute(element, 'class')?.includes('bad'));
    expect(
      bad.map((element) => [attribute(element, 'data-field'), textIn(element).includes('Choose one')]),
    ).toEqual([
      ['email', false],
      ['answers.shift', true],
    ]);
    const notes = elements.find((element) => attribute(element, 'name') === 'answers.notes');
    expect(notes && textIn(notes)).toBe('one\ntwo');
    expect(await leadsOf(server)).toEqual([]);
  });

  test('a choice that was made is chosen again', async () => {
    await using server = await createTestApp();
    writeFiles(server.distDir, { 'jobs/index.html': jobs });
    const answer = await server.app.request('/api/leads', post({ email: 'jordan@' }));
    const radios = [...elementsIn(parse(await answer.text()))].filter(
      (element) => attribute(element, 'type') === 'radio',
    );
    expect(radios.map((radio) => attribute(radio, 'checked'))).toEqual([undefined, '']);
  });

  test.each([
    ['data-thanks="#jobs-form-thanks"', '/jobs/#jobs-form-thanks'],
    ['data-thanks="/hello/#soon"', '/hello/#soon'],
    ['', '/thankyou#received'],
  ])('a form with %j leads to %s', async (attributes, location) => {
    await using server = await createTestApp();
    writeFiles(server.distDir, { 'jobs/index.html': page(ownForm('jobs-form', 'jobs', attributes)) });
    const answer = await server.app.request('/api/leads', post());
    expect(answer.headers.get('location')).toBe(location);
  });

  test('a form with a file leads to the page that takes it', async () => {
    await using server = await createTestApp();
    const file = '<div data-field="answers.license" data-type="file" data-label="License"></div></form>';
    writeFiles(server.distDir, { 'jobs/index.html': jobs.replace('</form>', file) });
    const answer = await server.app.request('/api/leads', post());
    expect(answer.headers.get('location')).toBe('/thankyou#received');
  });

  test('without its page, the lead has the answers under the names of their fields', async () => {
    await using server = await createTestApp();
    expect((await server.app.request('/api/leads', post())).status).toBe(303);
    expect(await leadsOf(server)).toEqual([
      [
        { id: 'shift', label: 'shift', value: 'Nights' },
        { id: 'notes', label: 'notes', value: 'one\ntwo' },
      ],
    ]);
  });
});
