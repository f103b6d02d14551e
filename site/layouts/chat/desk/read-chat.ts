import type { ChatAnswer } from '../../../../schema/api/chat.ts';

/** The presence and the visitor's conversation, with its messages after a number. @returns undefined if the server is out of reach */
export async function readChat(after = 0): Promise<ChatAnswer | undefined> {
  try {
    const response = await fetch(`/api/chat?after=${after}`, { cache: 'no-store' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
