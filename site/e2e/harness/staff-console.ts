import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StaffLink } from '../../../schema/api/payments.ts';

/** A running server, and the folder in which it keeps everything. */
export interface OpenSite {
  url: string;
  folder: string;
}

export const staffEmail = 'sam@larkfield.example';
export const staffPassword = 'a horse of course';

/** What staff and clients do beside the page that is tested. */
export interface Desk {
  /** Makes a link as staff do; resolves with its path. */
  link(wish?: { amount?: string; projectName?: string; description?: string }): Promise<string>;
  act(path: string, act: 'revoke' | 'refund'): Promise<void>;
  /** The link as staff see it. */
  look(path: string): Promise<StaffLink | undefined>;
}

const entry = fileURLToPath(new URL('../../../server/cli/staff.ts', import.meta.url));

/** Makes an account by the command, as whoever starts does. */
async function addStaff({ folder }: OpenSite): Promise<void> {
  const adding = execFile(process.execPath, [entry, 'add', staffEmail], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
  });
  adding.stdin?.end(`${staffPassword}\n`);
  await new Promise<void>((resolve, reject) => {
    adding.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The command ended with ${code}.`)),
    );
  });
}

/** Adds an account of the staff to a site and signs in with it. */
export async function openDesk(site: OpenSite): Promise<Desk> {
  await addStaff(site);
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: site.url };
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${site.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer;
  };
  const signedIn = await post('/api/auth/sign-in/email', { email: staffEmail, password: staffPassword });
  headers.cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  return {
    async link(wish = {}) {
      const fields = {
        projectName: 'Professional Level Bundle',
        amount: '219.00',
        description: 'Two pages.',
      };
      const answer = await post('/api/payments/generate-link', { ...fields, ...wish });
      const { url } = (await answer.json()) as { url: string };
      return new URL(url).pathname;
    },
    async act(path, act) {
      await post(`/api/staff/payment-links/${idOf(path)}/${act}`, {});
    },
    async look(path) {
      const answer = await fetch(`${site.url}/api/staff/payment-links?search=${idOf(path)}`, { headers });
      return ((await answer.json()) as { links: StaffLink[] }).links[0];
    },
  };
}
