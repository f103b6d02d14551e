import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { ProblemsError } from '../errors/problem.ts';
import { timedSite } from '../fixtures/timed-site.ts';
import { dev } from './dev.ts';

const folder = timedSite();
const servers: Awaited<ReturnType<typeof dev>>[] = [];

afterAll(() => Promise.all(servers.map((server) => server.close())));

async function at(moment: string) {
  const server = await dev({ configs: folder.root, port: 0, at: moment });
  servers.push(server);
  return { ...server, get: (path: string) => fetch(new URL(path, server.url), { redirect: 'manual' }) };
}

it('shows the site on a day, and says what appears and disappears', async () => {
  const site = await at('2031-05-04');
  expect(site.at).toBe('the start of Sunday, May 4, 2031 (Central)');
  const html = await (await site.get('/workshop/')).text();
  expect(html).toContain('<title>The sale at the workshop</title>');
  const [, note] = /<div role="note" data-note="schedule".*?>(.*)<\/div>/.exec(html) ?? [];
  expect(note?.split(/<[^>]*>/).filter(Boolean)).toEqual([
    'the start of Sunday, May 4, 2031 (Central). The next change is at the start of Tuesday, May 6, 2031 (Central).',
    'sale.yaml: shown until the end of Monday, May 5, 2031 (Central)',
    'heating: hidden until the start of Wednesday, May 7, 2031 (Central)',
  ]);
  expect((await site.get('/class/')).status).toBe(200);
  const [, clock = ''] = /<head>\n<script>(.*?)<\/script>/.exec(html) ?? [];
  const ahead = Number(runInNewContext(`${clock} Date.now()`)) - Date.UTC(2031, 4, 4, 5);
  expect(Math.abs(ahead)).toBeLessThan(1000);
});

it('shows a time of the day, and leads on from a page that has ended', async () => {
  const site = await at('2031-05-06 12:00');
  const home = await (await site.get('/')).text();
  expect(home).not.toContain('at the fair');
  expect(home).toContain('fair: hidden since Tuesday, May 6, 2031, at 12:00 p.m. Central');
  expect(home).toContain('heating: hidden until the start of Wednesday, May 7, 2031 (Central)');
  const ended = await site.get('/class?a=1');
  expect([ended.status, ended.headers.get('location')]).toEqual([302, '/workshop/?from=class&a=1#questions']);
});

it('shows no page before its time, and leads its old addresses to its base page', async () => {
  folder.edit('class.yaml', 'route: /class/', 'route: /class/\nformerly: [/lesson/]');
  const early = await at('2031-05-03');
  expect((await early.get('/class/')).status).toBe(404);
  expect((await early.get('/lesson?a=1')).headers.get('location')).toBe('/workshop/?a=1');
  const shown = await at('2031-05-04');
  expect((await shown.get('/lesson?a=1')).headers.get('location')).toBe('/class/?a=1');
});

it('refuses what is not a moment', async () => {
  await expect(at('next week')).rejects.toThrow(ProblemsError);
});
