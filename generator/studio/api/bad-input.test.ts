import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import type { StudioPageAnswer } from '../../../schema/api/studio/page.ts';
import { collectionNames, loadSchemas } from '../../../schema/load-schemas.ts';
import { openStudioDraft } from '../testing/open-test-studio.ts';

// The README lists what is refused elsewhere.
const { call, send, url, pages, revision, app } = await openStudioDraft();

const pageOf = async (name: string): Promise<StudioPageAnswer> => (await call(`${url}/pages/${name}`)).body;

const insert = (file: string, inserted: string): Operation => ({
  op: 'editSource',
  file,
  changes: [{ at: 0, removed: '', inserted }],
});

describe('an edit is refused, and nothing changes:', () => {
  it.each<[string, Operation, string]>([
    [
      'of a file outside the folder',
      { op: 'setText', file: '../package.json', path: ['name'], text: 'x' },
      'There is no file ../package.json in the folder.',
    ],
    [
      'of the repository',
      { op: 'editSource', file: '.git/config', changes: [] },
      'There is no file .git/config in the folder.',
    ],
    [
      'a page outside',
      { op: 'createPage', page: '../up' },
      'A page cannot have the name "../up": it contains "." and "/".',
    ],
    [
      'a page in .git',
      { op: 'createPage', page: '.git' },
      'A page cannot have the name ".git": it contains ".".',
    ],
    [
      'a name of Windows',
      { op: 'renamePage', page: 'winter', to: 'con' },
      'A page cannot have the name "con": Windows has no files of this name.',
    ],
    [
      'an address of the server',
      { op: 'createPage', page: 'spring', route: '/studio/' },
      'A page cannot have the route /studio/: /studio and everything below it belong to the payment and staff pages.',
    ],
    [
      'a content file outside',
      { op: 'setContent', collection: '../../other/home', id: 'title', value: 'x' },
      `A content file cannot have the name "../../other/home". Content files: ${collectionNames(loadSchemas()).join(', ')}.`,
    ],
    ['the name of site.yaml', { op: 'createPage', page: 'site' }, 'There is already a file site.yaml.'],
    ['a taken name', { op: 'createPage', page: 'winter' }, 'There is already a file winter.yaml.'],
  ])('%s', async (_name, operation, sentence) => {
    const before = await revision();
    const { status, body } = await send([operation]);
    expect([status, body.error]).toEqual([422, sentence]);
    expect(await revision()).toBe(before);
  });

  it('more text than a file can have', async () => {
    const before = await revision();
    const { status, body } = await send([insert('home.yaml', `# ${'long '.repeat(2_000_000)}\n`)]);
    expect([status, body.error]).toEqual([
      413,
      'This is more than 2 MB of text at once. Change it in smaller parts.',
    ]);
    expect(await revision()).toBe(before);
  });

  it.each(['../site.yaml', encodeURIComponent('../site.yaml'), '.git/config', '%2e%2e/%2e%2e/etc/passwd'])(
    'reading %s',
    async (path) => {
      for (const group of ['files', 'history'])
        expect((await call(`${url}/${group}/${path}`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('without a session, and it is done once after signing in again', async () => {
    const seen = await revision();
    const operations: Operation[] = [
      { op: 'setText', file: 'home.yaml', path: ['title'], text: 'Signed in again' },
    ];
    const submission = { id: 'expired', client: 'a', seen, step: 'expired', operations };
    const headers = { 'x-author': '', 'content-type': 'application/json' };
    const refused = await app.request(`${url}/operations`, {
      method: 'POST',
      headers,
      body: JSON.stringify(submission),
    });
    expect([refused.status, (await refused.json()).error]).toEqual([401, 'Please sign in.']);
    expect(await revision()).toBe(seen);
    await call(`${url}/operations`, submission);
    await call(`${url}/operations`, submission);
    expect([await revision(), (await pageOf('home')).title]).toEqual([seen + 1, 'Signed in again']);
  });
});

describe('a file with mistakes is kept as it was written, and other pages stay as they are:', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  const repeated = (index: number) => Array(10).fill(index === 0 ? 'x' : `*${names[index - 1]}`);
  const bomb = [
    ...names.map((name, index) => `${name}: &${name} [${repeated(index).join(', ')}]`),
    'z: *i',
    '',
  ].join('\n');

  it.each<[string, string, RegExp]>([
    ['aliases of aliases', bomb, /^Aliases such as \*a repeat each other so often/],
    ['10 MB', `${`# ${'long '.repeat(20)}\n`.repeat(100_000)}`, /more than 2 million characters/],
  ])('%s', async (_name, inserted, message) => {
    const { text } = await pageOf('winter');
    writeFileSync(join(pages, 'winter.yaml'), inserted + text);
    const broken = await pageOf('winter');
    expect([broken.text, broken.html, broken.data]).toEqual([inserted + text, null, null]);
    expect(broken.problems[0]).toMatchObject({ severity: 'mistake', file: 'winter.yaml' });
    expect(broken.problems[0]?.message).toMatch(message);
    expect(broken.problems[0]?.hint).not.toBe('');
    expect((await pageOf('home')).html).toContain('<h1');
    writeFileSync(join(pages, 'winter.yaml'), text);
    expect((await pageOf('winter')).html).toContain('<h1');
  });

  it('a key that this version does not know', async () => {
    const { text } = await pageOf('winter');
    await send([insert('winter.yaml', 'sparkle: { of: tomorrow } # newer\n')]);
    const { body } = await send([{ op: 'setText', file: 'winter.yaml', path: ['title'], text: 'Colder' }]);
    expect(body.success).toBe(true);
    const page = await pageOf('winter');
    expect(page.text).toBe(
      `sparkle: { of: tomorrow } # newer\n${text.replace(/^title: .*$/m, 'title: Colder')}`,
    );
    expect(page.problems[0]?.message).toContain('"sparkle"');
    expect(page.data).toMatchObject({ sparkle: { of: 'tomorrow' }, title: 'Colder' });
  });
});

test('HTML in a text is text', async () => {
  const html = '<img src=x onerror="alert(1)"></title><script>alert(1)</script>';
  await send([{ op: 'setText', file: 'home.yaml', path: ['title'], text: html }]);
  const page = await pageOf('home');
  expect(page.title).toBe(html);
  expect(page.html).not.toMatch(/<img src=x|<script>alert/);
  expect(page.html).toContain('<title>&lt;img src=x onerror=');
});

test('a picture that is none says what to send, and is not stored', async () => {
  const answer = await app.request(`${url}/pictures?name=${encodeURIComponent('../team.jpg')}`, {
    method: 'POST',
    headers: { 'x-author': 'Ana' },
    body: 'MZ\x90\0 This is a program.',
  });
  const { error } = (await answer.json()) as { error: string };
  expect([answer.status, error]).toEqual([
    422,
    'This is not a picture that pages can show. Send a JPEG, PNG, WebP, AVIF, or SVG.',
  ]);
  expect(readdirSync(join(pages, 'media'))).not.toContain('own');
});
