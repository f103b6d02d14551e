import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { maxFileBytes } from '../../schema/api/attachments.ts';
import { docx, heic, jpeg, macroDocx, pdf, png, webp, zipBomb } from '../testing/attachments/sample-files.ts';
import { fileForm, type Uploader, uploaderOf } from '../testing/attachments/upload.ts';
import { zipOf } from '../testing/attachments/zip.ts';
import { staffSession } from '../testing/staff/staff-session.ts';
import { databases } from '../testing/storage/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteAbandoned, maxFilesPerLead } from './store.ts';

/** Everything in the store, by table. */
async function stored({ storage: { db } }: TestApp) {
  const files = await db.selectFrom('attachments').selectAll().orderBy('id').execute();
  const chunks = await db.selectFrom('attachment_chunks').select('attachment_id').execute();
  return { files, chunks: chunks.length };
}

const nothing = { files: [], chunks: 0 };

async function send(uploader: Uploader, name: string, bytes: Uint8Array) {
  const answer = await uploader.send(name, bytes);
  return { status: answer.status, body: await answer.json() };
}

/** Downloads a file as staff do. */
async function download(server: TestApp, id: string): Promise<Buffer> {
  const headers = { ...(await staffSession(server)) };
  const answer = await server.app.request(`/api/staff/attachments/${id}/content`, { headers });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const program = Buffer.from(`MZ${'\0'.repeat(100)}`);
const oldWord = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
const archive = zipOf([{ name: 'resume.txt', content: 'Hello.' }]);

describe('a file is judged by its content', () => {
  test.each([
    ['a PDF', 'resume.pdf', pdf(), 'resume.pdf'],
    ['a DOCX', 'resume.docx', docx(), 'resume.docx'],
    ['a JPEG', 'IMG_0001.JPG', jpeg(), 'IMG_0001.jpg'],
    ['a PNG', 'scan.png', png(), 'scan.png'],
    ['a WebP', 'scan.webp', webp(), 'scan.webp'],
    ['an HEIC photo with the name of a JPEG', 'IMG_0001.jpg', heic(), 'IMG_0001.heic'],
    ['a PDF without an extension', 'resume', pdf(), 'resume.pdf'],
    ['a PDF after another extension', 'resume.exe.pdf', pdf(), 'resume.exe.pdf'],
    ['a name in several scripts', 'Año – 履歴書 📄.pdf', pdf(), 'Año – 履歴書 📄.pdf'],
    ['a path as the name', '../../etc/passwd/cv.pdf', pdf(), 'cv.pdf'],
    ['a Windows path as the name', 'C:\\Users\\Dana\\cv.pdf', pdf(), 'cv.pdf'],
    ['a name that reads backwards', 'cv-\u202Efdp.pdf', pdf(), 'cv-fdp.pdf'],
    ['a name of 300 letters', `${'ö'.repeat(300)}.pdf`, pdf(), `${'ö'.repeat(116)}.pdf`],
  ])('%s is kept', async (_what, name, bytes, storedName) => {
    await using server = await createTestApp();
    const answer = await send(await uploaderOf(server), name, bytes);
    expect(answer).toEqual({
      status: 200,
      body: { success: true, file: { name: storedName, sizeBytes: bytes.byteLength } },
    });
    expect((await stored(server)).files).toMatchObject([{ name: storedName, source: 'thank-you' }]);
  });

  test.each([
    ['a program', 'cv.exe', program, 415, /program, not a document/],
    ['a program with the name of a PDF', 'cv.pdf', program, 415, /program, not a document/],
    ['a PDF with the name of a program', 'cv.pdf.exe', pdf(), 415, /program, not a document/],
    ['an SVG with a script', 'photo.svg', svg, 415, /cannot open SVG/],
    ['an SVG with the name of a PNG', 'photo.png', svg, 415, /cannot open SVG/],
    ['an old Word document', 'cv.docx', oldWord, 415, /older kind/],
    ['a text file', 'cv.txt', Buffer.from('Hello.'), 415, /cannot open plain text/],
    ['text with the name of a PDF', 'cv.pdf', Buffer.from('Hello.'), 415, /PDF and DOCX files, and photos/],
    ['a web page with the name of a PDF', 'cv.pdf', Buffer.from('<html><script>'), 415, /PDF and DOCX/],
    ['an archive', 'cv.zip', archive, 415, /cannot open archives/],
    ['an archive with the name of a DOCX', 'cv.docx', archive, 415, /cannot open archives/],
    ['a DOCX with macros', 'cv.docx', macroDocx(), 415, /macros/],
    ['a DOCX that was cut off', 'cv.docx', docx().subarray(0, 300), 415, /damaged/],
    ['a zip bomb', 'cv.docx', zipBomb(), 415, /unpacks to more/],
    ['a zip bomb that lies about its size', 'cv.docx', zipBomb(1000), 415, /damaged/],
    ['an empty file', 'cv.pdf', Buffer.alloc(0), 422, /is empty/],
    ['no file', '', Buffer.alloc(0), 422, /choose a file/],
    ['a file of 26 MB', 'cv.pdf', pdf(26 * 1024 * 1024), 413, /larger than 25 MB/],
  ])('%s is refused and leaves nothing behind', async (_what, name, bytes, status, message) => {
    await using server = await createTestApp();
    const answer = await send(await uploaderOf(server), name, bytes);
    expect(answer).toEqual({
      status,
      body: expect.objectContaining({ message: expect.stringMatching(message) }),
    });
    expect(await stored(server)).toEqual(nothing);
  });
});

describe.each(databases)('on %s', (database) => {
  test('a file of 25 MB is kept to the last byte', async () => {
    await using server = await createTestApp({ database });
    const bytes = pdf(maxFileBytes);
    const { status } = await send(await uploaderOf(server), 'portfolio.pdf', bytes);
    expect(status).toBe(200);
    const [file] = (await stored(server)).files;
    const sha256 = createHash('sha256').update(bytes).digest('base64url');
    expect(file).toMatchObject({ size_bytes: maxFileBytes, sha256 });
    expect(
      createHash('sha256')
        .update(await download(server, file?.id ?? ''))
        .digest('base64url'),
    ).toBe(sha256);
  });

  test('two files at once are both kept, and a DOCX is read from several chunks', async () => {
    await using server = await createTestApp({ database });
    const uploader = await uploaderOf(server);
    const picture = { name: 'word/media/photo.png', content: pdf(700_000) };
    const answers = await Promise.all([
      send(uploader, 'one.pdf', pdf(900_000)),
      send(uploader, 'two.docx', docx([picture])),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored(server)).files.map(({ name }) => name).sort()).toEqual(['one.pdf', 'two.docx']);
  });

  test('the same file twice, also at once, is kept once', async () => {
    await using server = await createTestApp({ database });
    const uploader = await uploaderOf(server);
    const bytes = pdf(600_000);
    const answers = await Promise.all([1, 2, 3].map(() => send(uploader, 'cv.pdf', bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(server)).toMatchObject({ files: [{ name: 'cv.pdf' }], chunks: 3 });
  });

  test('a lead can have ten files', async () => {
    await using server = await createTestApp({ database });
    const uploader = await uploaderOf(server);
    const answers = await Promise.all(
      Array.from({ length: maxFilesPerLead + 3 }, (_, index) => send(uploader, `${index}.pdf`, pdf())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxFilesPerLead);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      body: { code: 'too_many_files' },
    });
    expect((await stored(server)).files).toHaveLength(maxFilesPerLead);
  });

  test('what a server that died was receiving is deleted, and nothing else', async () => {
    let now = new Date('2026-03-02T12:00:00Z');
    await using server = await createTestApp({ database, clock: () => now });
    const uploader = await uploaderOf(server);
    await send(uploader, 'kept.pdf', pdf());
    await send(uploader, 'unfinished.pdf', pdf());
    await server.storage.commit((trx) =>
      trx.updateTable('attachments').set({ stored_at: null }).where('name', '=', 'unfinished.pdf').execute(),
    );
    now = new Date('2026-03-02T12:30:00Z');
    await server.storage.commit((trx) => deleteAbandoned(trx, now));
    expect((await stored(server)).files).toHaveLength(2);
    now = new Date('2026-03-02T13:00:01Z');
    await server.storage.commit((trx) => deleteAbandoned(trx, now));
    expect(await stored(server)).toMatchObject({ files: [{ name: 'kept.pdf' }], chunks: 1 });
  });

  test('uploads from one address are limited', async () => {
    await using server = await createTestApp({ database, environment: { LEAD_LIMIT_UPLOADS: '2' } });
    const { cookie } = await uploaderOf(server);
    const statuses: number[] = [];
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.8']) {
      const init = { method: 'POST', body: fileForm('cv.pdf', pdf()), headers: { cookie } };
      const incoming = { socket: { remoteAddress: address } };
      statuses.push((await server.app.request('/api/attachments', init, { incoming })).status);
    }
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});
