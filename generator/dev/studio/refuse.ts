import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../../server/errors.ts';
import { plainPage } from '../../../server/static/plain-page.ts';

interface Refusal {
  status: number;
  code: ErrorCode;
  message: string;
}

/** Answers a call with an error as the server's calls have it, and anything else with a page. */
export function refuse({ url = '' }: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, code, message } = refusal;
  const isCall = url.startsWith('/api/');
  response.writeHead(status, {
    'content-type': isCall ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(
    isCall
      ? JSON.stringify({ success: false, error: message, message, code })
      : plainPage('Studio', `<p>${message}</p>`),
  );
}
