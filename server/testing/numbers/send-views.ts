import type { ViewReport } from '../../../schema/api/views.ts';
import { writeFiles } from '../files/write-dist.ts';
import type { DatabaseKind } from '../storage/databases.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** The pages of the site. */
export const pages = [
  { name: 'lp8', route: '/lp8/', title: 'Landing', revisions: ['rev-now', 'rev-later'] },
  { name: 'home', route: '/', title: 'Home', revisions: ['rev-home'] },
];
/** The files of the site. */
export const dist = {
  '.build/pages.json': JSON.stringify(pages),
  '.build/experiments.json': JSON.stringify({
    pages: {
      'lp8/index.html': { 'lp8-price:b nav:short': [] },
      'index.html': { 'nav:short': [] },
    },
  }),
  '.build/server.json': JSON.stringify({ desk: { zone: 'America/New_York' } }),
};

export const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/146.0.0.0 Mobile Safari/537.36';
/** A view of the landing page without a source. */
export const view: ViewReport = {
  kind: 'view',
  page: '/lp8/',
  revision: 'rev-now',
  landing: '0 https://larkfield.example/lp8/ ',
  width: 390,
};

interface Sender {
  address?: string;
  headers?: Record<string, string>;
}

/** Reports as a browser does. @returns the status of the answer */
export async function send({ app }: TestApp, report: object | string, sender: Sender = {}): Promise<number> {
  const { address = '203.0.113.7', headers = {} } = sender;
  const init = {
    method: 'POST',
    body: typeof report === 'string' ? report : JSON.stringify(report),
    headers: {
      'content-type': 'application/json',
      'user-agent': phone,
      host: 'larkfield.example',
      ...headers,
    },
  };
  const incoming = { socket: { remoteAddress: address } };
  return (await app.request('/api/views', init, { incoming } as never)).status;
}

export const days = ({ storage: { db } }: TestApp) =>
  db.selectFrom('view_days').selectAll().orderBy('day').orderBy('device').orderBy('revision').execute();

export const refusals = async ({ storage: { db } }: TestApp) =>
  Object.fromEntries(
    (await db.selectFrom('view_refusals').selectAll().execute()).map(({ reason, count }) => [reason, count]),
  );

/** A server with a built site, and a clock that the test moves. */
export async function serverAt(database: DatabaseKind, at: string, environment = {}) {
  let now = Date.parse(at);
  const server = await createTestApp({ database, environment, clock: () => new Date(now) });
  writeFiles(server.distDir, dist);
  return {
    server,
    goTo: (next: string) => {
      now = Date.parse(next);
    },
  };
}
