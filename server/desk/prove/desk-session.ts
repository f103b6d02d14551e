import type { DeskEvents } from '../../../schema/api/desk.ts';
import { signInAt } from '../../testing/staff/staff-account.ts';

/** One person at the desk of one server. */
export interface DeskAddress {
  url: string;
  email: string;
}

/** An open desk in a browser, without the browser. */
export async function openDeskSession({ url, email }: DeskAddress) {
  const cookie = await signInAt(url, email);
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  return {
    email,
    get: (path: string) => fetch(`${url}/api/staff/${path}`, { headers }),
    post: (path: string, body: unknown) =>
      fetch(`${url}/api/staff/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    /** Reads the stream until it is closed. @returns a function that closes it */
    async follow(onLead: (event: DeskEvents['lead']) => void): Promise<() => void> {
      const stop = new AbortController();
      const answer = await fetch(`${url}/api/staff/desk/feed`, { headers, signal: stop.signal });
      const isReady = Promise.withResolvers<void>();
      void readEvents(answer, (name, data) => {
        if (name === 'ready') isReady.resolve();
        if (name === 'lead') onLead(data as DeskEvents['lead']);
      }).catch(() => {});
      await isReady.promise;
      return () => stop.abort();
    },
  };
}

export type DeskSession = Awaited<ReturnType<typeof openDeskSession>>;

async function readEvents(answer: Response, onEvent: (name: string, data: unknown) => void): Promise<void> {
  let rest = '';
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + text).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data = ''] = /^event: (.*)\ndata: (.*)$/m.exec(part) ?? [];
      if (name) onEvent(name, JSON.parse(data));
    }
  }
}
