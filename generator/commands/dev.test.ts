import { cpSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblems } from '../errors/format-problems.ts';
import { elementsOf } from '../fixtures/built-site.ts';
import { smallSite } from '../fixtures/folders.ts';
import { hotUpdates } from '../fixtures/hot-updates.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';

const year = new Date().getUTCFullYear();
let folder: TestFolder;
let server: Awaited<ReturnType<typeof dev>>;
let updates: Awaited<ReturnType<typeof hotUpdates>>;

beforeAll(async () => {
  folder = testFolder();
  folder.edit('site.yaml', 'chat:', 'vitals: true\nchat:\n  provider: livechat\n  license: 7');
  server = await dev({ configs: folder.root, port: 0 });
  await get('/');
  updates = await hotUpdates(server.url);
});

afterAll(async () => {
  updates.close();
  await server.close();
});

async function get(path: string) {
  const response = await fetch(new URL(path, server.url));
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

/** What a file's change leads to: the next update of a type. */
async function after(type: string, change: () => void) {
  const update = updates.next(type);
  change();
  return update;
}

describe('the dev server', () => {
  it('shows a page with its script and its styles, ready to be reloaded', async () => {
    const { status, type, text } = await get('/');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('Asked at the bench.');
    expect(text).toContain("import '/@vite/client'");
    expect((await get('/site/islands/boot.ts')).status).toBe(200);
  });

  it('shows the chat, and measures nothing', async () => {
    const islands = elementsOf((await get('/')).text).map(({ attributes }) => attributes['data-island']);
    expect(islands).toContain('chat');
    expect(islands).not.toContain('vitals');
    expect((await get('/site/layouts/chat/chat.lazy.ts')).status).toBe(200);
  });

  it('shows the pages for payments and staff, with their app as it is written', async () => {
    for (const path of ['/payment/k3', '/sign-in/', '/Create-Payment']) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('<script type="module" src="/site/portal/portal.ts">');
    }
    expect((await get('/site/portal/portal.ts')).status).toBe(200);
    expect((await get('/payment/')).status).toBe(404);
  });

  it('knows pages with and without a slash at the end, and with a query behind', async () => {
    for (const path of ['/workshop/', '/workshop', '/workshop/?utm_source=x', '/thankyou'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('shows pictures as they are', async () => {
    const images = elementsOf((await get('/')).text).flatMap(({ name, attributes }) =>
      name === 'img' ? [attributes.src ?? ''] : [],
    );
    expect(images.length).toBeGreaterThanOrEqual(2);
    const types = await Promise.all(images.map(async (src) => (await get(src)).type));
    expect(types.toSorted()).toEqual(['image/png', 'image/svg+xml']);
  });

  it('shows the picture that is drawn of a headline', async () => {
    const tells = elementsOf((await get('/')).text).map(({ attributes }) => attributes);
    const url = tells.find(({ property }) => property === 'og:image')?.content ?? '';
    const { status, type, text } = await get(new URL(url).pathname);
    expect([status, type, text.slice(1, 4)]).toEqual([200, 'image/png', 'PNG']);
  });

  it('answers 404 for an address that is no page, and lives on after a malformed one', async () => {
    expect((await get('/nowhere/')).status).toBe(404);
    expect((await get('/nothing.png')).status).toBe(404);
    expect((await get('/%E0%A4%A')).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  it('shows a saved text, and tells the browser to load the page again', async () => {
    const { path } = await after('full-reload', () =>
      folder.edit('home.yaml', 'Asked at the bench.', 'Asked by candle light.'),
    );
    expect(path).toBe('*');
    expect((await get('/')).text).toContain('Asked by candle light.');
  });

  it('shows a changed content file and a new page', async () => {
    await after('full-reload', () =>
      folder.edit('content/faqs.yaml', 'How long does one burn?', 'How long?'),
    );
    expect((await get('/')).text).toContain('How long?');
    await after('full-reload', () => folder.write('spring.yaml', 'extends: workshop\nroute: /spring/\n'));
    expect((await get('/spring/')).status).toBe(200);
    await after('full-reload', () => folder.remove('spring.yaml'));
    expect((await get('/spring/')).status).toBe(404);
  });

  it('shows a mistake over the page in the words of check, and comes back when it is mended', async () => {
    const { err } = await after('error', () => folder.edit('home.yaml', 'type: faqs', 'type: fags'));
    const { problems } = await check(folder.root, year);
    expect(problems).toHaveLength(1);
    expect(err?.message).toBe(formatProblems(problems));
    const page = await get('/');
    expect(page.status).toBe(500);
    const shown = elementsOf(page.text).find(({ attributes }) => attributes.id === 'mistakes');
    expect(shown?.text).toBe(formatProblems(problems));
    expect(page.text).toContain("import '/@vite/client'");
    await after('full-reload', () => folder.edit('home.yaml', 'type: fags', 'type: faqs'));
    expect((await get('/')).status).toBe(200);
  });

  it('says nothing about changes elsewhere', async () => {
    const before = updates.told.length;
    const neighbour = testFolder();
    neighbour.write('home.yaml', 'title: "\n');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(updates.told.slice(before).filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('lives on when a picture cannot be read, and says why', async () => {
    const { err } = await after('error', () => {
      folder.remove('media/makers/wax-hall.png');
      symlinkSync('nowhere.png', join(folder.root, 'media/makers/wax-hall.png'));
    });
    expect(err?.message).toContain('it is a link to a file that is not there');
    expect((await get('/')).status).toBe(500);
    await after('full-reload', () => {
      folder.remove('media/makers/wax-hall.png');
      cpSync(join(smallSite, 'media/makers/wax-hall.png'), join(folder.root, 'media/makers/wax-hall.png'));
    });
    expect((await get('/')).status).toBe(200);
  });

  it('lives on when a file takes the place of a folder, and says what is missing', async () => {
    const { err } = await after('error', () => {
      renameSync(join(folder.root, 'content'), join(folder.root, 'content-aside'));
      writeFileSync(join(folder.root, 'content'), 'no folder');
    });
    expect(err?.message).toContain('mistakes');
    await after('full-reload', () => {
      folder.remove('content');
      renameSync(join(folder.root, 'content-aside'), join(folder.root, 'content'));
    });
    expect((await get('/')).status).toBe(200);
  });

  it('finds the folder again when it went away and came back, and follows what is saved in it', async () => {
    const aside = `${folder.root}-aside`;
    const { err } = await after('error', () => renameSync(folder.root, aside));
    expect(err?.message).toContain('There is no');
    await after('full-reload', () => renameSync(aside, folder.root));
    expect((await get('/')).status).toBe(200);
    await after('full-reload', () => folder.edit('home.yaml', 'heading: Poured with', 'heading: Made with'));
    expect((await get('/')).text).toContain('Made with');
  });
});
