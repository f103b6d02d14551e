import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testReleases } from '../fixtures/test-releases.ts';
import { createPurge, type PurgeBody } from './purge.ts';

/** A receiver of purges that answers with these statuses in turn, then with 204. */
async function startReceiver(...statuses: number[]) {
  const received: PurgeBody[] = [];
  const server = createServer(async (request, response) => {
    received.push((await json(request)) as PurgeBody);
    response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const body = { release: 'id', site: 'https://a.example', paths: ['/'] };

test('a switch posts the pages and files that changed and those that are gone, and so does a roll back', async () => {
  await using receiver = await startReceiver();
  const { releases, pages, publish, warnings } = await testReleases({ purgeUrl: receiver.url });
  const first = await publish();
  await releases.close();
  pages.edit('home.yaml', 'heading: Asked at the bench.', 'heading: Asked in the studio.');
  pages.remove('winter.yaml');
  pages.unlock('/winter/');
  const second = await publish();
  await releases.close();
  expect(await releases.compare(first)).toEqual({
    pages: ['/', '/winter/'],
    files: ['/sitemap.xml'],
    experiments: { ending: [], beginning: [] },
  });
  await releases.switchTo(first);
  await releases.close();
  const site = 'https://www.ternandtallow.example';
  const paths = ['/', '/winter/', '/sitemap.xml'];
  expect(receiver.received.slice(1)).toEqual([
    { release: second, site, paths },
    { release: first, site, paths },
  ]);
  expect(receiver.received[0]?.paths).toEqual(expect.arrayContaining(['/', '/workshop/', '/robots.txt']));
  expect(warnings).toEqual([]);
});

test('a purge that is refused is tried again, with longer and longer pauses', async () => {
  await using receiver = await startReceiver(500, 302);
  const waits: number[] = [];
  const purge = createPurge(receiver.url, async (ms) => waits.push(ms));
  expect(await purge(body)).toBeUndefined();
  expect(receiver.received).toEqual([body, body, body]);
  expect(waits).toEqual([1000, 5000]);
});

test('after four attempts, the reason of the last one is reported', async () => {
  await using receiver = await startReceiver(500, 500, 500, 503);
  expect(await createPurge(receiver.url, async () => {})(body)).toBe('status 503');
  const { url } = receiver;
  await receiver[Symbol.asyncDispose]().catch(() => {});
  expect(await createPurge(url, async () => {})(body)).toMatch(/ECONNREFUSED/);
});
