import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DraftAnswer, OperationsAnswer } from '../../../schema/api/studio/draft.ts';
import type { Operation } from '../../../schema/api/studio/operation.ts';
import { openStudioDraft } from '../testing/open-test-studio.ts';

const title = (text: string): Operation => ({ op: 'setText', file: 'home.yaml', path: ['title'], text });

test('an edit is answered with the page as it is then, and its places', async () => {
  const { call, send, draft, url } = await openStudioDraft();
  const { status, body } = await send([title('Candles by hand')], draft.revision);
  expect(status).toBe(200);
  const { page, canUndo } = body as OperationsAnswer;
  expect([page?.title, page?.html?.includes('Candles by hand'), canUndo]).toEqual([
    'Candles by hand',
    true,
    true,
  ]);
  expect(page?.html).toContain(' data-at="');
  expect(page?.text.replace(/^title: .*$/m, '')).toBe(page?.published?.replace(/^title: .*$/m, ''));
  const list = (await call(url)).body as DraftAnswer;
  expect(list.draft).toMatchObject({
    title: 'Title in search results on home',
    changes: 1,
    authors: ['Ana'],
  });
  expect(list.pages.find((one) => one.page === 'home')).toMatchObject({ changes: 1, mistakes: 0 });
});

test('an edit that cannot be done says why, and changes nothing', async () => {
  const { send, draft, call, url } = await openStudioDraft();
  const { status, body } = await send([{ op: 'removeSection', page: 'home', id: 'gone' }], draft.revision);
  expect([status, body.error]).toEqual([422, 'The page has no section "gone".']);
  expect(((await call(url)).body as DraftAnswer).revision).toBe(draft.revision);
});

test('what someone typed is never done under the name of someone else who is signed in now', async () => {
  const { call, draft, url } = await openStudioDraft();
  const typed = {
    ...{ id: 'typed', client: 'tab', seen: draft.revision, step: '1', author: 'ana@larkfield.example' },
    operations: [title('Candles by hand')],
  };
  const refused = await call(`${url}/operations`, typed, 'Owen');
  expect([refused.status, refused.body.code]).toEqual([409, 'other_author']);
  expect((await call(url)).body.revision).toBe(draft.revision);
  expect((await call(`${url}/operations`, typed, 'Ana')).status).toBe(200);
});

test('two authors change one value: the first stays, and one of them chooses', async () => {
  const { send, draft, call, url } = await openStudioDraft();
  await send([title('One')], draft.revision, 'Ana');
  const { body } = await send([title('Two')], draft.revision, 'Owen');
  expect(body.page.title).toBe('One');
  expect(body.conflicts).toMatchObject([
    {
      what: 'Title in search results',
      first: { author: 'Ana', value: 'One' },
      second: { author: 'Owen', value: 'Two' },
    },
  ]);
  // What else Owen does to the file does not make the first value theirs.
  await send([{ op: 'setText', file: 'home.yaml', path: ['description'], text: 'Three' }], undefined, 'Owen');
  expect((await call(url)).body.conflicts).toMatchObject([{ first: { author: 'Ana' } }]);
  const choice = { id: 'choice', client: 'Owen', take: 'second', saw: 'One', page: 'home' };
  const chosen = await call(`${url}/conflicts/${body.conflicts[0].id}`, choice, 'Owen');
  expect([chosen.body.page.title, chosen.body.conflicts]).toEqual(['Two', []]);
});

test('a file that does not parse can be corrected as text, and the other pages stay as they are', async () => {
  const { send, draft, call, url } = await openStudioDraft();
  const { text } = (await call(`${url}/pages/home`)).body;
  const broken: Operation = {
    op: 'editSource',
    file: 'home.yaml',
    changes: [{ at: 0, removed: '', inserted: '"' }],
  };
  const { body } = await send([broken], draft.revision);
  expect([body.page.html, body.page.data, body.page.text]).toEqual([null, null, `"${text}`]);
  expect(body.page.problems[0]).toMatchObject({ severity: 'mistake', file: 'home.yaml' });
  expect((await call(`${url}/pages/winter`)).body.html).toContain('<h1');
  const mended: Operation = {
    op: 'editSource',
    file: 'home.yaml',
    changes: [{ at: 0, removed: '"', inserted: '' }],
  };
  expect((await send([mended], body.revision)).body.page.html).toContain('<h1');
});

test('a change of another program shows up, and none is replaced', async () => {
  const { send, draft, call, url, pages } = await openStudioDraft();
  const file = join(pages, 'home.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: From an editor'));
  expect((await call(`${url}/pages/home`)).body.title).toBe('From an editor');
  await send([title('From the studio')], draft.revision, 'Owen');
  expect((await call(url)).body.conflicts).toMatchObject([{ first: { value: 'From an editor' } }]);
});

test('a preview’s address shows the draft without sign-in, until it expires, and nothing of the live site', async () => {
  const { send, draft, call, url } = await openStudioDraft();
  await send([title('Candles by hand')], draft.revision);
  const { path } = (await call(`${url}/share`, { page: '/' })).body;
  const shared = await call(path);
  expect(shared.status).toBe(200);
  expect(shared.body).toContain('<title>Candles by hand</title>');
  expect(shared.body).not.toMatch(/ data-at=|"\/assets\//);
  expect(shared.headers.get('x-robots-tag')).toBe('noindex');
  const asset = /\/studio\/preview\/[^"' )]+\.js/.exec(shared.body)?.[0] ?? '';
  expect((await call(asset)).headers.get('access-control-allow-origin')).toBe('*');
  expect((await call(path.replace(/\.\w/, '.0'))).body).toContain('This preview has expired.');
});
