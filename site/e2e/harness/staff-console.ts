import { join } from 'node:path';
import type { StaffLink } from '../../../schema/api/payments.ts';
import type { StaffRole } from '../../../schema/api/staff.ts';
import { openSqlite } from '../../../server/storage/sqlite/sqlite-storage.ts';
import { addStaff as addAccount, staffPassword } from '../../../server/testing/staff/staff-account.ts';

/** A running server and its data folder. */
export interface OpenSite {
  url: string;
  folder: string;
}

export const staffEmail = 'sam@northlight.example';

export { staffPassword };

/** Staff actions over the API, outside the page under test. */
export interface StaffConsole {
  /** Creates a payment link and resolves with its path. */
  createLink(draft?: { amount?: string; projectName?: string; description?: string }): Promise<string>;
  act(path: string, action: 'revoke' | 'refund'): Promise<void>;
  /** The link as the staff list shows it. */
  find(path: string): Promise<StaffLink | undefined>;
}

/** Creates an account, as `npm run staff` does, whose start would take longer than most tests. */
export async function addStaff(
  { folder }: OpenSite,
  email: string,
  role: StaffRole = 'admin',
): Promise<void> {
  const storage = await openSqlite(join(folder, 'data'), { prepare: async () => {}, busyMs: 5000 });
  await addAccount({ storage }, email, role);
  await storage.close();
}

/** Adds a staff account to a site and signs in with it. */
export async function openStaffConsole(site: OpenSite): Promise<StaffConsole> {
  await addStaff(site, staffEmail);
  const headers: Record<string, string> = { 'content-type': 'application/json', origin: site.url };
  const post = async (path: string, body: object) => {
    const response = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
    return response;
  };
  const signedIn = await post('/api/auth/sign-in/email', { email: staffEmail, password: staffPassword });
  headers.cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  return {
    async createLink(draft = {}) {
      const fields = {
        projectName: 'Professional Level Bundle',
        amount: '219.00',
        description: 'Two pages.',
      };
      const response = await post('/api/payments/generate-link', { ...fields, ...draft });
      const { url } = (await response.json()) as { url: string };
      return new URL(url).pathname;
    },
    async act(path, action) {
      await post(`/api/staff/payment-links/${idOf(path)}/${action}`, {});
    },
    async find(path) {
      const response = await fetch(`${site.url}/api/staff/payment-links?search=${idOf(path)}`, { headers });
      return ((await response.json()) as { links: StaffLink[] }).links[0];
    },
  };
}
