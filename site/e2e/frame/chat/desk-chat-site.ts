import type { Page } from 'playwright';
import type { LeadListAnswer, PresenceBody } from '../../../../schema/api/desk.ts';
import { openDeskSession } from '../../../../server/desk/prove/desk-session.ts';
import { expect, test } from '../../harness/browser-test.ts';
import { type PageFolder, startChanged } from '../../harness/changed-site.ts';
import type { RunningSite } from '../../harness/running-site.ts';
import { addStaff, type OpenSite, staffEmail } from '../../harness/staff-console.ts';

/** A test with a changed copy of the fixture company's site that has a chat, and a person at its desk. */
export const deskChatTest = (change: (folder: PageFolder) => void = () => {}) =>
  test.extend<{ site: RunningSite; staff: Staff }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: a fixture that needs no other names none
      async ({}, use) => {
        const site = await startChanged((folder) => {
          folder.editSite('provider: none', 'provider: desk');
          change(folder);
        });
        await use(site);
        await site.stop();
      },
      { scope: 'file' },
    ],
    staff: [async ({ site }, use) => use(await openStaff(site)), { scope: 'file' }],
  });

/** A person at the desk, without a browser. */
export type Staff = Awaited<ReturnType<typeof openStaff>>;

/** Adds an account to a site and signs in. */
async function openStaff(site: OpenSite) {
  await addStaff(site, staffEmail);
  const session = await openDeskSession({ url: site.url, email: staffEmail });
  const post = async (path: string, body: object) => {
    const answer = await session.post(path, body);
    if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`);
  };
  /** @param words of the visitor */
  const leadOf = async (words: string): Promise<string> => {
    const found = await session.get(`leads?queue=open&search=${encodeURIComponent(words)}`);
    const { groups } = (await found.json()) as LeadListAnswer;
    const lead = groups.flatMap(({ leads }) => leads)[0];
    if (!lead) throw new Error(`No lead contains "${words}".`);
    return lead.id;
  };
  const presence: PresenceBody = {
    tab: crypto.randomUUID(),
    leadId: null,
    isWriting: false,
    takesChats: true,
  };
  return {
    /** Takes chats for less than a minute. */
    arrive: () => post('desk/presence', presence),
    leave: () => post('desk/presence', { ...presence, takesChats: false }),
    /** Answers the conversation that has these words. */
    answer: async (words: string, text: string) =>
      post(`leads/${await leadOf(words)}/chat`, { id: crypto.randomUUID(), text }),
    block: async (words: string) => post(`leads/${await leadOf(words)}/chat/block`, {}),
    type: async (words: string) => post(`leads/${await leadOf(words)}/chat/state`, { isTyping: true }),
  };
}

/** Gives a visitor a conversation from an earlier page. */
export async function begin({ request }: Page, { url }: OpenSite, text: string): Promise<void> {
  const answer = await request.post(`${url}/api/chat/messages`, {
    headers: { origin: url },
    data: { id: crypto.randomUUID(), text, key: crypto.randomUUID() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export const tab = (page: Page) => page.locator('.chat-tab');
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
export const peek = (page: Page) => page.locator('.chat-peek');
export const field = (page: Page) => chatWindow(page).getByRole('textbox', { name: 'Message' });
export const log = (page: Page) => chatWindow(page).getByRole('log');
export const status = (page: Page) => log(page).locator('.chat-status');

/** Writes a message in the open window. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}
