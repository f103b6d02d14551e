import { cpSync, existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSchemas, sectionTypes } from '../../schema/load-schemas.ts';
import { formatProblems } from '../errors/format-problems.ts';
import { elementsOf } from '../fixtures/built-site.ts';
import { northlight, smallSite } from '../fixtures/folders.ts';
import { hotUpdates } from '../fixtures/hot-updates.ts';
import { type TestFolder, testFolder } from '../fixtures/test-folder.ts';
import { addExperiment } from '../fixtures/tested-site.ts';
import { check } from './check.ts';
import { dev } from './dev.ts';

const now = Date.now();
let folder: TestFolder;
let server: Awaited<ReturnType<typeof dev>>;
let updates: Awaited<ReturnType<typeof hotUpdates>>;

beforeAll(async () => {
  folder = testFolder();
  folder.write('fonts/tally.woff2', readFileSync(join(northlight, 'fonts/crimson-pro.woff2')));
  const fonts =
    '{ sans: { family: Tally, files: [{ src: tally.woff2, weight: 400 600 }], fallback: sans-serif } }';
  folder.edit('site.yaml', 'brand: {', `brand: { fonts: ${fonts},`);
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

/** The next update of a type after a change. */
async function after(type: string, change: () => void) {
  const update = updates.next(type);
  change();
  return update;
}

describe('the dev server', () => {
  it('redirects former addresses for now', async () => {
    await after('full-reload', () => {
      folder.edit('winter.yaml', 'route: /winter/', 'route: /winter/\nformerly: [/frost.html, /ice/]');
    });
    for (const path of ['/frost.html', '/Ice']) {
      const { status, headers } = await fetch(new URL(`${path}?a=1`, server.url), { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, '/winter/?a=1']);
    }
  });

  it('serves a page with its script, its styles, and the client that reloads it', async () => {
    const { status, type, text } = await get('/');
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('Asked at the bench.');
    expect(text).toContain("import '/generator/dev/client/announce.ts'");
    expect((await get('/generator/dev/client/announce.ts')).text).toContain('/@vite/client');
    expect((await get('/site/islands/boot.ts')).status).toBe(200);
  });

  it('shows a variant of an experiment that does not run, and links to all of them', async () => {
    await after('full-reload', () => addExperiment(folder));
    for (const query of ['?variant=price', '?utm_source=a&variant=candle-price:price']) {
      const { text } = await get(`/${query}`);
      expect(text).toContain('From $20.');
      expect(text).toContain('href="?variant=candle-price:short"');
      expect(text).toContain('<b>Price in the heading</b>');
    }
    expect((await get('/')).text).not.toContain('From $20.');
  });

  it('includes the chat but no vitals', async () => {
    const islands = elementsOf((await get('/')).text).map(({ attributes }) => attributes['data-island']);
    expect(islands).toContain('chat');
    expect(islands).not.toContain('vitals');
    expect((await get('/site/layouts/chat/desk/desk-chat.lazy.ts')).status).toBe(200);
  });

  it('serves the payment and staff pages with the source of their app', async () => {
    for (const path of ['/payment/k3', '/sign-in/', '/Create-Payment']) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('<script type="module" src="/site/portal/portal.ts">');
    }
    expect((await get('/site/portal/portal.ts')).status).toBe(200);
    expect((await get('/payment/')).status).toBe(404);
  });

  it('finds pages with and without a trailing slash, and with a query', async () => {
    for (const path of ['/workshop/', '/workshop', '/workshop/?utm_source=x', '/thankyou'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('serves pictures in their original format', async () => {
    const images = elementsOf((await get('/')).text).flatMap(({ name, attributes }) =>
      name === 'img' ? [attributes.src ?? ''] : [],
    );
    expect(images.length).toBeGreaterThanOrEqual(2);
    const types = await Promise.all(images.map(async (src) => (await get(src)).type));
    expect(types.toSorted()).toEqual(['image/png', 'image/svg+xml']);
  });

  it("serves the company's font in place of the engine's", async () => {
    const { text: html } = await get('/');
    const preloads = elementsOf(html).filter(({ attributes }) => attributes.rel === 'preload');
    const urls = preloads.map(({ attributes }) => attributes.href ?? '');
    expect(urls).toEqual([
      '/site/theme/fonts/newsreader-core.woff2',
      '/site/theme/fonts/newsreader-italic-core.woff2',
      expect.stringMatching(/^\/assets\/tally-[\da-f]{8}\.woff2$/),
    ]);
    expect(html).toContain(`url('${urls[2]}')`);
    expect(await get(urls[2] ?? '')).toMatchObject({ status: 200, type: 'font/woff2' });
  });

  it('serves the share picture that is drawn from a headline', async () => {
    const elements = elementsOf((await get('/')).text).map(({ attributes }) => attributes);
    const url = elements.find(({ property }) => property === 'og:image')?.content ?? '';
    const { status, type, text } = await get(new URL(url).pathname);
    expect([status, type, text.slice(1, 4)]).toEqual([200, 'image/png', 'PNG']);
  });

  it('answers 404 for an unknown address, and survives a malformed one', async () => {
    expect((await get('/nowhere/')).status).toBe(404);
    expect((await get('/nothing.png')).status).toBe(404);
    expect((await get('/%E0%A4%A')).status).toBe(400);
    expect((await get('/')).status).toBe(200);
  });

  it('shows a saved change and reloads the browser', async () => {
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

  it('shows the problems of a page over it until they are fixed, and all other pages', async () => {
    const { err } = await after('error', () => folder.edit('home.yaml', 'type: faqs', 'type: fags'));
    const { problems } = await check(folder.root, now);
    expect(problems).toHaveLength(1);
    expect(err?.message).toBe(formatProblems(problems));
    const page = await get('/');
    expect(page.status).toBe(500);
    const shown = elementsOf(page.text).find(({ attributes }) => attributes.id === 'problems');
    expect(shown?.text).toBe(formatProblems(problems));
    expect(page.text).toContain("import '/generator/dev/client/announce.ts'");
    expect((await get('/workshop/')).status).toBe(200);
    await after('full-reload', () => folder.edit('home.yaml', 'type: fags', 'type: faqs'));
    expect((await get('/')).status).toBe(200);
  });

  it('shows a draft with a mark, and its mistakes only in place of the draft', async () => {
    await after('full-reload', () => folder.edit('winter.yaml', 'title:', 'draft: true\ntitle:'));
    const { status, text } = await get('/winter/');
    expect([status, /<title>(.*?)<\/title>/.exec(text)?.[1]]).toEqual([200, 'Draft: The workshop in winter']);
    expect(text).toContain('Draft: no build publishes this page.');
    expect((await get('/workshop/')).text).not.toContain('no build publishes');
    await after('full-reload', () => folder.edit('winter.yaml', 'theme: night', 'theme: nigth'));
    expect((await get('/workshop/')).status).toBe(200);
    const broken = await get('/winter/');
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('Did you mean "night"?');
    await after('full-reload', () => folder.edit('winter.yaml', 'theme: nigth', 'theme: night'));
  });

  it('shows a page before its time, with a note when visitors see it', async () => {
    await after('full-reload', () =>
      folder.write('later.yaml', 'extends: workshop\nroute: /later/\nfrom: 2999-01-01 Central\n'),
    );
    const { status, text } = await get('/later/');
    expect([status, text.includes('<main')]).toEqual([200, true]);
    expect(text).toContain('Visitors see this page from the start of Tuesday, January 1, 2999 (Central) on.');
    await after('full-reload', () => folder.remove('later.yaml'));
  });

  it('shows the mistake of a page without an address where no page is', async () => {
    await after('full-reload', () => folder.write('open.yaml', 'title: "Open\n'));
    expect((await get('/')).status).toBe(200);
    const lost = await get('/open/');
    expect([lost.status, lost.text.includes('open.yaml:1')]).toEqual([500, true]);
    await after('full-reload', () => folder.remove('open.yaml'));
    expect((await get('/open/')).status).toBe(404);
  });

  it('has an index of all pages, with their mistakes and thumbnails without scripts', async () => {
    await after('full-reload', () => {
      folder.write(
        'later.yaml',
        'extends: workshop\nroute: /later/\nfrom: 2999-01-01 Central\ndraft: true\n',
      );
      folder.write('typo.yaml', 'extends: workshop\nroute: /typo/\nsection: {}\n');
      folder.edit('site.yaml', 'terms: {', 'redirects: { /old/: /workshop/ }\nterms: {');
    });
    const { status, text } = await get('/__pages');
    expect(status).toBe(200);
    const shown = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(shown).toContain('To fix: typo');
    expect(shown).toMatch(
      /Extended by The workshop \/later\/ \S+later.yaml Draft No build publishes it. Not shown yet: from the start of Tuesday, January 1, 2999/,
    );
    expect(shown).toMatch(
      /Not shown until its mistakes are fixed typo \/typo\/ \S+typo.yaml Problem Unknown key/,
    );
    expect(shown).toContain('/old/ /workshop/');
    const frame = await get('/__pages/later');
    expect([frame.status, frame.text.includes('<main'), frame.text.includes('<script')]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await get('/__pages/typo')).status).toBe(404);
    await after('full-reload', () => ['later.yaml', 'typo.yaml'].forEach(folder.remove));
  });

  it('has a gallery of all section types, which names content that the examples need', async () => {
    const { text } = await get('/__sections');
    const types = sectionTypes(loadSchemas());
    expect(types.filter((type) => !text.includes(`    type: ${type}\n`))).toEqual([]);
    expect(text).toContain('The example needs content that this site does not have.');
    const frame = await get('/__sections/page-banner');
    expect([frame.status, frame.text.includes('id="page-banner"')]).toEqual([200, true]);
    expect((await get('/__sections/nothing')).status).toBe(404);
  });

  it('writes deleted schemas for editors again at the next change', async () => {
    const schema = join(folder.root, '.schema/page.schema.json');
    await expect.poll(() => existsSync(schema)).toBe(true);
    folder.remove('.schema');
    await after('full-reload', () => folder.write('home.yaml', folder.read('home.yaml')));
    await expect.poll(() => existsSync(schema)).toBe(true);
  });

  it('ignores changes in other folders', async () => {
    const before = updates.received.length;
    const other = testFolder();
    other.write('home.yaml', 'title: "\n');
    other.write('note.html', '<p>A note.</p>');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(updates.received.slice(before).filter(({ path }) => path !== '*')).toEqual([]);
  });

  it('survives an unreadable picture and says why', async () => {
    const { err } = await after('error', () => {
      folder.remove('media/makers/wax-hall.png');
      symlinkSync('nowhere.png', join(folder.root, 'media/makers/wax-hall.png'));
    });
    expect(err?.message).toContain('it is a link to a file that does not exist');
    expect((await get('/')).status).toBe(500);
    await after('full-reload', () => {
      folder.remove('media/makers/wax-hall.png');
      cpSync(join(smallSite, 'media/makers/wax-hall.png'), join(folder.root, 'media/makers/wax-hall.png'));
    });
    expect((await get('/')).status).toBe(200);
  });

  it('survives a file in place of a folder and says what is missing', async () => {
    const { err } = await after('error', () => {
      renameSync(join(folder.root, 'content'), join(folder.root, 'content-aside'));
      writeFileSync(join(folder.root, 'content'), 'no folder');
    });
    expect(err?.message).toContain('problems');
    await after('full-reload', () => {
      folder.remove('content');
      renameSync(join(folder.root, 'content-aside'), join(folder.root, 'content'));
    });
    expect((await get('/')).status).toBe(200);
  });

  it('watches the folder again after it was removed and restored', async () => {
    const aside = `${folder.root}-aside`;
    const { err } = await after('error', () => renameSync(folder.root, aside));
    expect(err?.message).toContain('does not exist');
    await after('full-reload', () => renameSync(aside, folder.root));
    expect((await get('/')).status).toBe(200);
    // The restored folder can be reported in several events, each with a reload.
    folder.edit('home.yaml', 'heading: Poured with', 'heading: Made with');
    await expect.poll(async () => (await get('/')).text.includes('Made with')).toBe(true);
  });
});
