import { expect, test } from 'vitest';
import { pdf } from '../../testing/attachments/sample-files.ts';
import { uploaderOf } from '../../testing/attachments/upload.ts';
import { writeFiles } from '../../testing/files/write-dist.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const page = `<!doctype html><title>Thank you</title><h1>Thank You</h1><div data-upload="">
<form method="post" enctype="multipart/form-data" action="/api/attachments#upload"><p data-part="error" role="alert" hidden></p>
<input type="file" name="file"><button>Send</button></form>
<div data-part="got" hidden><b data-part="name"></b><span data-part="size"></span></div></div>`;

async function send(server: TestApp, name: string, headers: Record<string, string> = {}) {
  const uploader = await uploaderOf(server);
  const answer = await uploader.send(name, pdf(212_000), { accept: 'text/html,*/*', ...headers });
  return { status: answer.status, type: answer.headers.get('content-type'), html: await answer.text() };
}

test('a visitor without JavaScript sees the page again, with the name and size of the file', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'thankyou/index.html': page });
  const { status, type, html } = await send(server, 'Dana & <b>.pdf');
  expect([status, type]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(html).toContain('<b data-part="name">Dana &amp; -b-.pdf</b><span data-part="size">212 KB</span>');
  expect(html).toMatch(/<div data-part="got">/);
  expect(html).toMatch(/<form [^>]*hidden=""/);
});

test('a refusal appears at the form, with its status', async () => {
  await using server = await createTestApp();
  writeFiles(server.distDir, { 'thanks/index.html': page });
  const { status, html } = await send(server, 'cv.exe', { referer: 'http://localhost/thanks' });
  expect(status).toBe(415);
  expect(html).toContain('<p data-part="error" role="alert">This is a program, not a document.');
  expect(html).toMatch(/<form [^>]*"#?[^>]*>(?!.*hidden="")/);
});

test('without a page of the site, a plain one says what happened', async () => {
  await using server = await createTestApp();
  expect((await send(server, 'cv.pdf')).html).toContain('<p>We have received cv.pdf, 212 KB.</p>');
  expect((await send(server, 'cv.exe')).html).toContain('<p>This is a program');
});
