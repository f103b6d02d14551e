import type { TestApp } from '../test-app.ts';
import { ownOrigin } from './staff-session.ts';

/** Acts like a browser on the app's own pages: stores cookies and sends same-origin headers. */
export interface StaffClient {
  get(path: string): Promise<Response>;
  /** @param headers override those of a same-origin page */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  signIn(email: string, password: string): Promise<Response>;
  /** The Cookie header it would send. */
  cookie(): string;
  /** Replaces its cookies, with those of another client or with none. */
  setCookie(cookie: string): void;
}

/** @param address the client's address; unknown by default */
export function staffClient({ app }: Pick<TestApp, 'app'>, address?: string): StaffClient {
  const cookies = new Map<string, string>();
  const socket = { remoteAddress: address };
  const request = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const answer = await app.request(
      path,
      { ...init, headers: { cookie: cookie(), ...headers } },
      address === undefined ? {} : { incoming: { socket } },
    );
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const post: StaffClient['post'] = (path, body, headers = {}) =>
    request(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      { 'content-type': 'application/json', origin: ownOrigin, ...headers },
    );
  return {
    get: (path) => request(path, {}, {}),
    post,
    signIn: (email, password) => post('/api/auth/sign-in/email', { email, password }),
    cookie,
    setCookie(text) {
      cookies.clear();
      for (const pair of text.split('; ')) {
        const [name = '', ...value] = pair.split('=');
        cookies.set(name, value.join('='));
      }
    },
  };
}
