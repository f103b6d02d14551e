import type { Logger } from 'pino';
import { payPath } from '../../schema/portal-routes.ts';
import type { ServerEnv } from './server-env.ts';

/** One answered request. Addresses, queries, bodies, and user agents stay out: they could identify a person. */
export interface AnsweredRequest extends Partial<Pick<ServerEnv['Variables'], 'errorCode' | 'lead'>> {
  /** Where the logger does not carry it already. */
  requestId?: string;
  method: string | undefined;
  path: string;
  status: number;
  tookMs: number;
}

/** Counted one by one in the numbers, so a line for each says nothing more and costs as much as the count. */
const notLogged = new Set(['/api/views', '/api/vitals']);

export function logAnswer(log: Logger, answer: AnsweredRequest): void {
  const { requestId, method, path, status, errorCode, lead, tookMs } = answer;
  if (notLogged.has(path) && status < 500) return;
  const ms = Math.round(tookMs * 10) / 10;
  // Keys without a value do not appear in the line.
  log.info({ requestId, method, path, status, code: errorCode, lead, ms }, 'request');
}

const beforeSecret = [payPath(''), '/validate-link/', '/payment-links/', '/studio/preview/'].join('|');
const secret = new RegExp(`(${beforeSecret})[^/]+`, 'i');

/**
 * A path as it can be logged: the id of a payment link is enough to see what the link is for, and the token of a preview to see the
 * draft.
 */
export function loggedPath(path: string): string {
  return path.replace(secret, '$1…').slice(0, 200);
}
