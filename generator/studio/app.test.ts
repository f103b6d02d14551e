import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { StudioPage } from '../../schema/api/studio/pages.ts';
import { smallSite } from '../fixtures/folders.ts';
import { testFolder } from '../fixtures/test-folder.ts';
import type { createStudioApp } from './app.ts';
import type { StudioParts } from './parts.ts';
import { openTestStudio } from './testing/open-test-studio.ts';

const studioOf = (configs: string, parts: Partial<StudioParts> = {}) =>
  openTestStudio({ configs, ...parts }).app;

async function pagesOf(app: ReturnType<typeof createStudioApp>): Promise<StudioPage[]> {
  const answer = await app.request('/api/studio/pages');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return (await answer.json()).pages;
}

test('the studio knows who asks', async () => {
  const answer = await studioOf(smallSite).request('/api/studio');
  expect(await answer.json()).toEqual({ success: true, drafts: [], author: 'Ana' });
});

test('a request without a proven author is refused, at every address', async () => {
  const app = studioOf(smallSite, { identify: () => undefined });
  for (const path of ['/api/studio', '/api/studio/pages', '/api/studio/nothing', '/', '/healthz']) {
    const answer = await app.request(path);
    expect([path, answer.status]).toEqual([path, 401]);
  }
  const refused = await (await app.request('/api/studio')).json();
  expect(refused).toMatchObject({ success: false, error: 'Please sign in.', code: 'sign_in_required' });
});

test('an unknown address and a wrong method are refused as by the server', async () => {
  const app = studioOf(smallSite);
  const unknown = await app.request('/api/studio/nothing');
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not_found']);
  const posted = await app.request('/api/studio', { method: 'POST', body: '{}' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a preview has its policy where no server sets it', async () => {
  const { headers } = await studioOf(smallSite).request('/studio/preview/1/');
  expect(headers.get('content-security-policy')).toContain('sandbox allow-scripts');
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test('the list has every page, with its base and state', async () => {
  const folder = testFolder();
  folder.write('winter-draft.yaml', 'extends: winter\nroute: /cold/\ntitle: Cold\ndraft: true\n');
  const pages = await pagesOf(studioOf(folder.root));
  expect(pages).toContainEqual({
    page: 'winter-draft',
    file: 'winter-draft.yaml',
    route: '/cold/',
    title: 'Cold',
    extends: 'winter',
    isDraft: true,
    rows: 1,
  });
  expect(pages).toContainEqual(expect.objectContaining({ page: 'home', route: '/', isDraft: false }));
  expect(pages.map(({ page }) => page)).toContain('winter');
});

test('a file with a table is one entry, with its number of rows', async () => {
  const folder = testFolder();
  folder.write('data/towns.csv', 'town\nEly\nTower\n');
  const towns = [
    'matrix: { file: towns.csv }',
    'extends: winter',
    'route: /in/{{town}}/',
    'title: "{{town}}"',
  ];
  folder.write('towns.yaml', towns.join('\n'));
  const pages = await pagesOf(studioOf(folder.root));
  expect(pages.filter(({ page }) => page.startsWith('towns'))).toEqual([
    expect.objectContaining({ page: 'towns', route: '/in/{{town}}/', rows: 2, title: 'Ely' }),
  ]);
});

test('the list is that of the files as they are now, mistakes included', async () => {
  const folder = testFolder();
  const app = studioOf(folder.root);
  const titleOf = async (name: string) => (await pagesOf(app)).find(({ page }) => page === name)?.title;
  expect(await titleOf('added')).toBeUndefined();
  folder.write('added.yaml', 'extends: workshop\nroute: /added/\ntitle: Added\n');
  expect(await titleOf('added')).toBe('Added');
  folder.edit('added.yaml', 'title: Added', 'title: Other');
  expect(await titleOf('added')).toBe('Other');
  folder.edit('added.yaml', 'title: Other', 'title: "Other');
  expect(await titleOf('added')).toBe('added');
  folder.remove('added.yaml');
  expect(await titleOf('added')).toBeUndefined();
});

test('an unexpected error is logged, and answered without its cause', async () => {
  const lines: string[] = [];
  const app = studioOf(smallSite, {
    identify: () => {
      throw new Error('the cause');
    },
    logger: pino({ base: null }, { write: (line: string) => lines.push(line) }),
  });
  const answer = await app.request('/api/studio');
  const text = await answer.text();
  expect([answer.status, JSON.parse(text).code]).toEqual([500, 'internal_error']);
  expect(text).not.toContain('the cause');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message: 'the cause' }, code: 'internal_error' });
});
