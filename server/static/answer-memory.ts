import type { IncomingMessage } from 'node:http';
import { loggedPath } from '../http/answer-log.ts';

/** An answer of the app for one file, ready to be sent again. */
export interface StoredAnswer {
  /** Alternating names and values, as `writeHead` takes them. The request's id is missing. */
  headers: readonly string[];
  /** The same for 304. */
  notModifiedHeaders: readonly string[];
  tag: string;
  /** Weak, because the content cache alone decides which bytes stay in memory. */
  body: WeakRef<Buffer>;
  loggedPath: string;
  lookedAtMs: number;
  /** When (ms since 1970) the address shows another file, and this answer is wrong. */
  switchesAtMs: number;
  isBeingRefreshed: boolean;
}

/** What the app sent for a file. */
export interface SentFile {
  /** Of the request, without its query. */
  path: string;
  tag: string;
  body: Buffer;
  /** Of the answer, 200 or 304. */
  headers: Headers;
  /** Headers that describe the body and are absent from 304. */
  bodyHeaders: Readonly<Record<string, string>>;
  /** Variants of experiments that it shows; see `experiments/serving/`. */
  variants?: string;
  /** When the app read the file's state, on the clock of `now`. */
  lookedAtMs: number;
  /** When (ms since 1970) the address shows another file; undefined for never. */
  switchesAtMs?: number | undefined;
}

export type AnswerMemory = ReturnType<typeof createAnswerMemory>;

/** The age at which one request refreshes an answer while all others still get it. */
const refreshAfterMs = 1000;

/** The age beyond which an answer is never sent: how long a new build can go unnoticed. */
export const maxAgeMs = 1500;

/** With a policy of 2 kB each, these are 2 MB. */
const maxAnswers = 1000;
const maxKeyLength = 500;

/**
 * Recent answers for static files, keyed by everything in a request that affects them.
 * @param now milliseconds on a monotonic clock
 */
export function createAnswerMemory(now: () => number = () => performance.now()) {
  const answers = new Map<string, StoredAnswer>();

  return {
    now,
    /** Undefined also for the one request that refreshes an answer: the app answers it and checks the file again. */
    find(request: IncomingMessage, isSecure: boolean, variants = ''): StoredAnswer | undefined {
      const answer = answers.get(keyOf(request, isSecure, variants));
      if (!answer) return undefined;
      const ageMs = now() - answer.lookedAtMs;
      if (ageMs < refreshAfterMs || (ageMs < maxAgeMs && answer.isBeingRefreshed)) return answer;
      answer.isBeingRefreshed = true;
      return undefined;
    },
    store(request: IncomingMessage, isSecure: boolean, file: SentFile): void {
      const { path, tag, body, headers, bodyHeaders, lookedAtMs, variants = '' } = file;
      const { switchesAtMs = Number.POSITIVE_INFINITY } = file;
      const key = keyOf(request, isSecure, variants);
      if (key.length > maxKeyLength) return;
      const all = new Headers(headers);
      all.delete('x-request-id');
      for (const [name, value] of Object.entries(bodyHeaders)) all.set(name, value);
      answers.delete(key);
      for (const oldest of answers.keys()) {
        if (answers.size < maxAnswers) break;
        answers.delete(oldest);
      }
      answers.set(key, {
        headers: [...all].flat(),
        notModifiedHeaders: [...all].filter(([name]) => !Object.hasOwn(bodyHeaders, name)).flat(),
        tag,
        body: new WeakRef(body),
        loggedPath: loggedPath(path),
        lookedAtMs,
        switchesAtMs,
        isBeingRefreshed: false,
      });
    },
  };
}

/** A line break occurs in none of the parts. */
function keyOf({ url = '', headers }: IncomingMessage, isSecure: boolean, variants: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return `${isSecure}\n${headers.host}\n${path}\n${headers['accept-encoding']}\n${variants}`;
}
