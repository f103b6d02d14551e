import { type APIRequestContext, type FrameLocator, type Page, request } from 'playwright';
import { expect, type Visit, type VisitOptions } from '../../harness/browser-test.ts';
import { addStaff, type OpenSite, staffPassword } from '../../harness/staff-console.ts';
import { email, refusals } from './studio-site.ts';

/** A page of a draft that no other test has open. */
export interface OpenDraft {
  page: Page;
  /** What visitors see. */
  frame: FrameLocator;
  /** The editor of the YAML. */
  yaml: ReturnType<Page['locator']>;
}

/** Makes an author's account, and waits until the studio's process, which starts after the server, has read the pages. */
export async function addAuthor(site: OpenSite): Promise<void> {
  await addStaff(site, email, 'author');
  const api = await signIn(site);
  await expect.poll(async () => (await api.get('/api/studio')).status(), { timeout: 100_000 }).toBe(200);
  await api.get(`/api/studio/drafts/${await newDraft(api)}/pages/landing`, { timeout: 100_000 });
  await api.dispose();
}

async function newDraft(api: APIRequestContext): Promise<string> {
  const created = await api.post('/api/studio/drafts', { data: {} });
  const { draft } = (await created.json()) as { draft: { id: string } };
  return draft.id;
}

async function signIn(site: OpenSite): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL: site.url, extraHTTPHeaders: { origin: site.url } });
  await api.post('/api/auth/sign-in/email', { data: { email, password: staffPassword } });
  return api;
}

/** Opens a page in a draft of its own, as the author whose account `addAuthor` made. */
export async function openDraft(
  { visit, site }: { visit: Visit; site: OpenSite },
  name: string,
  options: VisitOptions = {},
): Promise<OpenDraft> {
  const api = await signIn(site);
  const draft = await newDraft(api);
  const storageState = await api.storageState();
  await api.dispose();
  const page = await visit(`/studio?draft=${draft}&page=${name}`, {
    storageState,
    allowedProblems: refusals,
    ...options,
  });
  const frame = page.frameLocator('.canvas iframe');
  if ((options.viewport?.width ?? 1440) >= 1024)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  return { page, frame, yaml: page.locator('.source .cm-content') };
}
