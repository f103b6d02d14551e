import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { docx, pdf } from '../testing/attachments/sample-files.ts';
import { fileForm } from '../testing/attachments/upload.ts';
import { writeTestedDist } from '../testing/experiments/tested-dist.ts';
import { writeFiles } from '../testing/files/write-dist.ts';
import { emailCall, formPost } from '../testing/leads/lead-bodies.ts';
import { createPreviewApp } from './preview-app.ts';

const distDir = mkdtempSync(join(tmpdir(), 'preview-'));
mkdirSync(join(distDir, 'lp8'));
writeFileSync(
  join(distDir, 'lp8/index.html'),
  '<!doctype html><title>Eight</title><body><main></main></body>',
);
const states = {
  'sale/index.html': [
    { from: 0, redirect: '/lp8/' },
    { from: 2000, file: 'lp8/index.html' },
  ],
};
mkdirSync(join(distDir, '.build'));
writeFileSync(join(distDir, '.build/schedule.json'), JSON.stringify(states));
const appAt = (ms: number) =>
  createPreviewApp({ distDir, logger: pino({ level: 'silent' }), clock: () => new Date(ms) });
const app = appAt(1000);
afterAll(() => rmSync(distDir, { recursive: true }));

test('pages have a note and are not for search engines', async () => {
  const page = await app.request('/lp8/', { headers: { 'accept-encoding': 'br' } });
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.headers.get('content-length')).toBeNull();
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(await page.text()).toMatch(/<body>\n.*Preview\. Forms work, but store nothing\.<\/p>/);
  for (const file of ['/__preview/note.css', '/__preview/note.js'])
    expect((await app.request(file)).status).toBe(200);
});

test('pages are as they are at the time of the preview', async () => {
  const statuses = [1999, 2000].map(async (ms) => (await appAt(ms).request('/sale/')).status);
  expect(await Promise.all(statuses)).toEqual([302, 200]);
});

test('forms are checked and stored nowhere, and the next page says so', async () => {
  const json = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const call = '/api/email/send-resume-email';
  expect((await app.request(call, json(emailCall({ email: 'no address' })))).status).toBe(422);
  const answer = await app.request(call, json(emailCall()));
  expect(await answer.json()).toMatchObject({ success: true });
  const [cookie = ''] = answer.headers.getSetCookie();
  const next = await app.request('/lp8/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(await next.text()).toContain('Sent, but nothing was stored: this is a preview.');
});

test('forms without JavaScript lead to the thank-you page', async () => {
  const body = new URLSearchParams(formPost());
  const answer = await app.request('/api/leads', { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thankyou#received']);
  expect(answer.headers.getSetCookie().join()).toContain('preview-sent=1');
});

test('files are inspected and stored nowhere', async () => {
  const post = (name: string, bytes: Uint8Array) =>
    app.request('/api/attachments', { method: 'POST', body: fileForm(name, bytes) });
  const answer = await post('cv.pdf', pdf(700_000));
  expect(await answer.json()).toEqual({ success: true, file: { name: 'cv.pdf', sizeBytes: 700_000 } });
  expect(answer.headers.getSetCookie().join()).toContain('preview-sent=1');
  expect((await post('cv.docx', docx())).status).toBe(200);
  expect((await post('cv.exe', pdf())).status).toBe(415);
});

test('payments and staff calls are not part of it', async () => {
  expect((await app.request('/api/staff/payments')).status).toBe(404);
});

test('everyone sees the control of an experiment, and any variant by its id, without a cookie', async () => {
  const shown = ['lp8-price:control', 'lp8-price:price'];
  const half = { control: 5000, price: 5000 };
  writeTestedDist(distDir, { experiments: { 'lp8-price': { salt: 'salt', split: half } } });
  writeFiles(distDir, { 'lp8/index.html': '<!doctype html><title>Eight</title><body><main></main></body>' });
  const variantAt = async (path: string) => {
    const answer = await app.request(path);
    expect(answer.headers.get('set-cookie')).toBeNull();
    return / data-variants="([^"]*)"/.exec(await answer.text())?.[1];
  };
  expect(await variantAt('/lp8/')).toBeUndefined();
  expect(await variantAt('/lp8/?variant=nothing')).toBeUndefined();
  for (const one of shown) expect(await variantAt(`/lp8/?variant=${one.split(':')[1]}`)).toBe(one);
  expect(await variantAt('/lp8/?a=b&variant=lp8-price:price')).toBe('lp8-price:price');
});
