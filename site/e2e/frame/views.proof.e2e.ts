import type { ViewReport } from '../../../schema/api/views.ts';
import { expect, test } from '../harness/browser-test.ts';
import { startRecorder } from '../harness/recorder.ts';

test('a page reports its view once, and that a form was opened and begun', async ({ visit, site }) => {
  await using recorder = await startRecorder(site.url, '/api/views');
  const reports = () => recorder.recorded.map(({ body }) => JSON.parse(body) as ViewReport);
  const page = await visit(`${recorder.url}/landing/?utm_source=spring&gclid=1`, { fullBrowser: true });
  await expect.poll(() => reports().length).toBe(1);
  const revision = await page.locator('html').getAttribute('data-revision');
  expect(reports()).toEqual([
    {
      kind: 'view',
      page: '/landing/',
      revision,
      landing: expect.stringMatching(/^\d{13} http:\/\/[\d.:]+\/landing\/\?utm_source=spring&gclid=1 $/),
      width: 1440,
    },
  ]);
  expect(recorder.recorded).toMatchObject([{ method: 'POST', contentType: 'application/json' }]);
  const name = page.getByLabel('Full name').first();
  await name.click();
  await name.fill('Jordan');
  await page.getByLabel('Email').first().fill('jordan@mail.example');
  await expect.poll(() => reports().map(({ kind }) => kind)).toEqual(['view', 'form-opened', 'form-begun']);

  // The visit of another page is the same visit, with the ad that began it.
  await page.goto(`${recorder.url}/faqs/`);
  await expect.poll(() => reports().length).toBe(4);
  expect(reports()[3]).toMatchObject({ kind: 'view', page: '/faqs/', landing: reports()[0]?.landing });

  // A page from the back/forward cache is a new view.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => reports().length).toBe(5);
  expect(reports()[4]).toMatchObject({ kind: 'view', page: '/landing/' });
  await page.close();
});

test('a page that is not seen reports nothing until it is', async ({ visit, site }) => {
  await using recorder = await startRecorder(site.url, '/api/views');
  const page = await visit(`${recorder.url}/faqs/`, {
    before: (page) =>
      page.addInitScript(() => {
        let isSeen = false;
        Object.defineProperty(document, 'visibilityState', { get: () => (isSeen ? 'visible' : 'hidden') });
        addEventListener('show-page', () => {
          isSeen = true;
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
        });
      }),
  });
  await expect(page.locator('[data-island="vitals"][data-awake]')).toBeAttached();
  expect(recorder.recorded).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('show-page')));
  await expect.poll(() => recorder.recorded.length).toBe(1);
  await page.close();
});
