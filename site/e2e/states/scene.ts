import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'playwright/test';
import { startServerProcess } from '../../../server/testing/server-process.ts';
import { type OpenSite, openStaffConsole, type StaffConsole } from '../harness/staff-console.ts';
import { fillDetails, fillTestCard, payButton } from '../portal/pay-form.ts';
import { fillSignIn } from '../portal/staff-page.ts';

/** Everything that states need to stand on: sites with a history, and windows that are signed in. */
export interface Scene extends AsyncDisposable {
  /** Takes payments by the test provider, and has links in every state. */
  full: StaffedSite;
  /** Has staff, and no link yet. */
  empty: StaffedSite;
  /** In production, without the keys of a card network. */
  unpaid: OpenSite;
  /** Paths of links of the full site. */
  links: { open: string; paid: string; revoked: string };
}

export interface StaffedSite extends OpenSite {
  staff: StaffConsole;
  /** Cookies of a window in which the staff are signed in. */
  session: BrowserContextOptions['storageState'];
}

/** What clients ordered: names as long and as short as people write them. */
const orders = [
  { projectName: 'Executive Level Bundle', amount: '499.00', description: 'Two pages.\nWithin 48 hours.' },
  { projectName: 'CV', amount: '79.00', description: 'One page, five revisions.' },
  {
    projectName: 'Corporate-level bundle for Wilhelmina Featherstonehaugh-Castellanos, second installment',
    amount: '12345.67',
    description: 'Resume, cover letter, LinkedIn profile and ten job postings, as agreed by phone.',
  },
  { projectName: 'Cover Letter', amount: '110.00', description: 'One page.' },
];

/** Starts the sites of a scene. @param folder for their databases @param dist the built site */
export async function openScene(browser: Browser, folder: string, dist: string): Promise<Scene> {
  const start = (name: string, environment: Record<string, string> = {}) =>
    startServerProcess(join(folder, name), { ...environment, DIST_DIR: dist });
  const servers = await Promise.all([
    start('full'),
    start('empty'),
    start('unpaid', { NODE_ENV: 'production' }),
  ]);
  const [full, empty, unpaid] = servers.map(({ url }, at) => {
    return { url, folder: join(folder, ['full', 'empty', 'unpaid'][at] ?? '') };
  }) as [OpenSite, OpenSite, OpenSite];
  const staffed = async (site: OpenSite) => ({
    ...site,
    staff: await openStaffConsole(site),
    session: await signedInWindow(browser, site.url),
  });
  const shop = await staffed(full);
  return {
    full: shop,
    empty: await staffed(empty),
    unpaid,
    links: await sell(browser, shop),
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
    },
  };
}

async function signedInWindow(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/account');
  await fillSignIn(page);
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  const session = await context.storageState();
  await context.close();
  return session;
}

/** Makes links, pays some as clients do, gives one back and revokes another. */
async function sell(browser: Browser, { url, staff }: StaffedSite): Promise<Scene['links']> {
  const paths: string[] = [];
  for (const order of orders) paths.push(await staff.createLink(order));
  const [paid = '', returned = '', open = '', revoked = ''] = paths;
  for (const path of [paid, returned]) await pay(browser, url + path);
  await staff.act(returned, 'refund');
  await staff.act(revoked, 'revoke');
  return { open, paid, revoked };
}

async function pay(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(url);
  await fillDetails(page);
  await fillTestCard(page, '4242 4242 4242 4242');
  await payButton(page).click();
  await untilPaid(page);
  await page.close();
}

export const untilPaid = (page: Page) => page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
