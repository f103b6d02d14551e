import { setTimeout as sleep } from 'node:timers/promises';

/** What `PURGE_URL` receives, as JSON by POST. */
export interface PurgeBody {
  /** The release that is live now. */
  release: string;
  /** The site's public URL, without a slash at the end. */
  site: string;
  /** Paths on it that show something else than before, or nothing. */
  paths: string[];
}

/** @returns why the last attempt failed; undefined if one was accepted */
export type Purge = (body: PurgeBody) => Promise<string | undefined>;

const retriesMs = [1_000, 5_000, 25_000];
const timeoutMs = 10_000;

/** Posts the addresses that a cache in front of the servers has to forget. @param wait makes time pass between attempts */
export function createPurge(url: string, wait: (ms: number) => Promise<unknown> = sleep): Purge {
  return async function purge(body) {
    let failure = '';
    for (const delay of [0, ...retriesMs]) {
      if (delay > 0) await wait(delay);
      const answer = await post(url, body);
      if (answer === undefined) return undefined;
      failure = answer;
    }
    return failure;
  };
}

async function post(url: string, body: PurgeBody): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
