import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright';
import { signInAt } from '../../../../server/testing/staff/staff-account.ts';
import { expect, type Visit } from '../../harness/browser-test.ts';
import { addStaff, type OpenSite } from '../../harness/staff-console.ts';
import { refusals } from './studio-site.ts';

const emailOf = (name: string) => `${name}@northlight.example`;

const accounts = new Map<string, Promise<string>>();

/** The cookie of a signed-in author, whose account is added at the first call. */
export function cookieOf(site: OpenSite, name: string): Promise<string> {
  const email = emailOf(name);
  return accounts.getOrInsertComputed(`${site.url} ${email}`, async () => {
    await addStaff(site, email, 'author');
    return signInAt(site.url, email);
  });
}

/** Signs in in a browser, also if someone else is signed in. */
export async function signInAs(context: BrowserContext, site: OpenSite, name: string): Promise<void> {
  const pairs = (await cookieOf(site, name)).split('; ').map((pair) => pair.split(/=(.*)/s));
  // The names of the cookies ask for a secure origin, which the browser takes a local one for.
  const more = { url: site.url.replace('http:', 'https:'), secure: true, httpOnly: true };
  await context.addCookies(pairs.map(([key = '', value = '']) => ({ name: key, value, ...more })));
}

/** A draft on the server. */
export interface ServerDraft {
  id: string;
  /** Opens a page of it. */
  url: string;
  /** The path of a file. */
  file: (name: string) => string;
  /** The present text of a file. */
  text: (name: string) => string;
  /** The lines of its journal. */
  journal: () => { kind: string; id?: string; author?: string }[];
}

/** Begins a draft. Waits for a studio that is still starting. */
export async function beginDraft(site: OpenSite, author: string): Promise<ServerDraft> {
  const headers = {
    cookie: await cookieOf(site, author),
    origin: site.url,
    'content-type': 'application/json',
  };
  let id = '';
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${site.url}/api/studio/drafts`, { method: 'POST', headers, body: '{}' });
        if (answer.ok) ({ id } = ((await answer.json()) as { draft: { id: string } }).draft);
        return answer.ok || answer.text();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const studio = join(site.folder, 'data/studio');
  const file = (name: string) => join(studio, 'worktrees', id, name);
  return {
    id,
    url: `${site.url}/studio?draft=${id}&page=landing`,
    file,
    text: (name) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : ''),
    journal: () =>
      readFileSync(join(studio, 'drafts', id, 'journal.jsonl'), 'utf8')
        .split('\n')
        // The last one can be half written.
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
  };
}

/** What the browser reports while the server cannot be reached, or refuses. */
export const expectedProblems = new RegExp(`${refusals.source}|409|ERR_|Failed to load|was preloaded`);

/** A browser tab with a draft. */
export interface DraftTab {
  page: Page;
  /** Fields of the form of the first section. */
  headline: Locator;
  lead: Locator;
  undo: Locator;
  /** What the bar says. */
  saved: Locator;
  /** The sentence about what is not saved. */
  notice: Locator;
  conflict: Locator;
}

/** Opens a draft in a browser of an author's own. */
export async function openDraft(
  visit: Visit,
  site: OpenSite,
  draft: ServerDraft,
  author: string,
): Promise<DraftTab> {
  const page = await visit(draft.url, {
    allowedProblems: expectedProblems,
    before: (opened) => signInAs(opened.context(), site, author),
  });
  return shownTab(page);
}

/** Opens a draft in a tab. */
export async function draftTab(page: Page, draft: ServerDraft): Promise<DraftTab> {
  await page.goto(draft.url);
  return shownTab(page);
}

async function shownTab(page: Page): Promise<DraftTab> {
  const tab = {
    page,
    headline: page.getByLabel('Headline', { exact: true }),
    lead: page.getByLabel('Lead', { exact: true }).first(),
    undo: page.getByRole('button', { name: 'Undo, Ctrl Z' }),
    saved: page.locator('.top-bar .saved'),
    notice: page.locator('.save-notice'),
    conflict: page.locator('.conflict-card'),
  };
  await expect(tab.headline).toBeVisible({ timeout: 60_000 });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  return tab;
}
