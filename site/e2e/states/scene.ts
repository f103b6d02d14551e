import { join } from 'node:path';
import { request } from 'playwright';
import { startServerProcess } from '../../../server/testing/server-process.ts';
import {
  type OpenSite,
  openStaffConsole,
  type StaffConsole,
  staffEmail,
  staffPassword,
} from '../harness/staff-console.ts';
import { createLinks } from './payment-links.ts';
import type { LinkName, StateVisit } from './state.ts';

/** The sites that states need: their data, and sessions of signed-in staff. */
export interface Scene extends AsyncDisposable {
  /** Takes payments through the test provider and has links in every state. */
  full: StaffedSite;
  /** Has a staff account but no links. */
  empty: StaffedSite;
  /** Runs in production without the keys of a payment provider. */
  unpaid: OpenSite;
  /** Paths on the full site. */
  links: Record<LinkName, string>;
}

interface StaffedSite extends OpenSite {
  staff: StaffConsole;
  session: Session;
}

type Session = Awaited<ReturnType<typeof signIn>>;

/**
 * Starts the sites of a scene.
 * @param folder for their data
 * @param dist the built site
 * @param running a site that becomes the full one
 */
export async function openScene(folder: string, dist: string, running?: OpenSite): Promise<Scene> {
  const stops: (() => Promise<unknown>)[] = [];
  const start = async (name: string, environment: Record<string, string> = {}): Promise<OpenSite> => {
    const data = join(folder, name);
    const server = await startServerProcess(data, { ...environment, DIST_DIR: dist });
    stops.push(() => server.end('SIGTERM'));
    return { url: server.url, folder: data };
  };
  const staffed = async (site: OpenSite): Promise<StaffedSite> => {
    const staff = await openStaffConsole(site);
    return { ...site, staff, session: await signIn(site.url) };
  };
  const [full, empty, unpaid] = await Promise.all([
    Promise.resolve(running ?? start('full')).then(staffed),
    start('empty').then(staffed),
    start('unpaid', { NODE_ENV: 'production' }),
  ]);
  return {
    full,
    empty,
    unpaid,
    links: await createLinks(full.url, full.staff),
    async [Symbol.asyncDispose]() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** The cookies of a new staff session. */
async function signIn(url: string) {
  const context = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  await context.post('/api/auth/sign-in/email', {
    data: { email: staffEmail, password: staffPassword },
    failOnStatusCode: true,
  });
  const session = await context.storageState();
  await context.dispose();
  return session;
}

/** The URL at which a visit begins. */
export function addressOf(scene: Scene, { at, site = 'full' }: StateVisit): string {
  return scene[site].url + (typeof at === 'string' ? at : scene.links[at.link]);
}

/** The cookies and storage with which a visit begins. */
export function sessionOf(scene: Scene, { signedIn, site = 'full' }: StateVisit): Session {
  const visited = scene[site];
  return signedIn && 'session' in visited ? visited.session : { cookies: [], origins: [] };
}
