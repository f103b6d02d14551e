import type { ChatAnswer } from '../../../schema/api/chat.ts';
import { fileForm } from '../attachments/upload.ts';
import { readEvents } from '../read-events.ts';
import { ownOrigin } from '../staff/staff-session.ts';
import type { TestApp } from '../test-app.ts';

/** The secret that the visitor's page made up. */
export const visitorKey = 'k'.repeat(43);

/** Acts like a page with the chat: stores its cookie and sends same-origin headers. */
export function chatVisitor({ app }: Pick<TestApp, 'app'>, address = '203.0.113.7') {
  let cookie = '';
  const socket = { incoming: { socket: { remoteAddress: address } } } as object;
  const send = async (path: string, init: RequestInit) => {
    const headers = { cookie, origin: ownOrigin, ...init.headers };
    const answer = await app.request(`/api/chat${path}`, { ...init, headers }, socket);
    for (const line of answer.headers.getSetCookie())
      if (line.startsWith('chat=')) cookie = line.split(';', 1)[0] ?? '';
    return answer;
  };
  const request = (path: string, init: RequestInit = {}) =>
    send(path, { ...init, headers: { 'content-type': 'application/json' } });
  const post = (path: string, body: unknown) => request(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    post,
    request,
    sendFile: (name: string, bytes: Uint8Array, headers: Record<string, string> = {}) =>
      send('/files', { method: 'POST', body: fileForm(name, bytes), headers }),
    forget: () => {
      cookie = '';
    },
    write: (text: string, more: object = {}) =>
      post('/messages', { id: crypto.randomUUID(), text, key: visitorKey, ...more }),
    chat: async (query = '') => (await (await request(query)).json()) as ChatAnswer,
    async follow(after = 0) {
      const answer = await request(`/feed?after=${after}`);
      const { events, close } = readEvents(answer);
      const texts = () =>
        events.flatMap(([event, data]) => (event === 'message' ? [(data as { text: string }).text] : []));
      return { events, texts, close };
    },
  };
}

/** The lead of the latest conversation. */
export async function latestChat({ storage }: Pick<TestApp, 'storage'>): Promise<string> {
  const { lead_id } = await storage.db
    .selectFrom('chats')
    .select('lead_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return lead_id;
}
