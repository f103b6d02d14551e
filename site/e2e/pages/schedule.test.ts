import { expect, test } from 'vitest';
import { buildFolder } from '../../../generator/fixtures/built-site.ts';
import { may, timedSite } from '../../../generator/fixtures/timed-site.ts';
import { startSiteServer } from '../../../server/testing/files/site-server.ts';

/** Two servers over one build, with clocks that the test moves. */
async function servedSite(from: number) {
  const folder = timedSite();
  let now = from;
  const clock = () => new Date(now);
  const one = await startSiteServer({ clock });
  await buildFolder(folder.root, one.distDir, now);
  const other = await startSiteServer({ clock, environment: { DIST_DIR: one.distDir } });
  return {
    servers: [one, other],
    passTo(time: number) {
      now = time;
    },
    async [Symbol.asyncDispose]() {
      await other[Symbol.asyncDispose]();
      await one[Symbol.asyncDispose]();
    },
  };
}

test('two servers show each state from its second on, without a rebuild', async () => {
  await using site = await servedSite(may(1));
  const shown = async (path: string) => {
    const answers = await Promise.all(
      site.servers.flatMap((server) => [server.askOnce(path), server.askOnce(path)]),
    );
    const [first] = answers.map(({ status, headers, body }) => ({
      status,
      title: headers.location ?? /<title>(.*?)<\/title>/.exec(String(body))?.[1],
      tag: headers.etag,
      cache: headers['cache-control'],
    }));
    for (const { headers, body } of answers) {
      expect(headers.etag).toBe(first?.tag);
      if (first?.status === 200) expect(headers['content-length']).toBe(String(body.byteLength));
    }
    return first;
  };
  const tags = new Map<string, string | undefined>();
  const steps: [time: number, workshop: string, classPage: string][] = [
    [may(1), 'The workshop', '404'],
    [may(3, 8, 59, 59), 'The workshop', '404'],
    [may(3, 9), 'The sale at the workshop', '404'],
    [may(3, 23, 59, 59), 'The sale at the workshop', '404'],
    [may(4), 'The sale at the workshop', 'A class'],
    [may(4, 23, 59, 59), 'The sale at the workshop', 'A class'],
    [may(5), 'The sale at the workshop', '/workshop/?from=class&utm_source=mail#questions'],
    [may(5, 23, 59, 59), 'The sale at the workshop', '/workshop/?from=class&utm_source=mail#questions'],
    [may(6), 'The workshop', '/workshop/?from=class&utm_source=mail#questions'],
  ];
  for (const [time, workshop, classPage] of steps) {
    site.passTo(time);
    const now = new Date(time).toISOString();
    const page = await shown('/workshop/?utm_source=mail');
    expect([now, page?.title, page?.cache]).toEqual([now, workshop, 'no-cache']);
    const known = tags.get(workshop) ?? page?.tag;
    tags.set(workshop, known);
    expect(page?.tag).toBe(known);
    const other = await shown('/class?utm_source=mail');
    expect([now, other?.status === 404 ? '404' : other?.title]).toEqual([now, classPage]);
    if (other?.status === 302) expect(other.cache).toBe('no-store');
  }
  expect(new Set(tags.values()).size).toBe(2);
});
