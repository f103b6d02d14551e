import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { asHttpError, HttpError } from '../../errors.ts';
import { readCaller } from '../../http/caller.ts';
import { decodeBody, parseJsonObject } from '../../http/read-body.ts';
import type { InTurns } from '../../lib/in-turns.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import { clientAddress, isUnnamedProxy } from '../../security/client-address.ts';
import { emptyPolicy } from '../../security/content-security-policy.ts';
import { fixedHeaders, securePolicy, transportSecurity } from '../../security/security-headers.ts';
import { bodyLimitBytes, countReport, type ReportParts, refuseOverLimit } from './count-report.ts';

export interface AnswerParts {
  reports: ReportParts;
  /** Decides when a report is counted, so leads do not wait for many of them. */
  inTurns: InTurns;
  trustProxy: BlockList;
  metrics: Pick<Metrics, 'answered'>;
  logger: Logger;
}

const mediaType = 'application/json';

/**
 * Answers `POST /api/views` in front of the app, as the app does: its middleware costs several times what it costs to count a
 * view. Requests that no browser of a visitor sends go to the app; see `postView`.
 */
export function answerReports(parts: AnswerParts, app: RequestListener): RequestListener {
  const { reports, inTurns, trustProxy } = parts;
  return (request, response) => {
    const { headers, socket } = request;
    const header = (name: string) => headers[name]?.toString();
    const forwardedFor = header('x-forwarded-for');
    if (!isReport(request) || isUnnamedProxy(socket.remoteAddress, forwardedFor, trustProxy))
      return app(request, response);
    const address = clientAddress(socket.remoteAddress, forwardedFor, trustProxy);
    const pieces: Buffer[] = [];
    const readBody = async () => parseJsonObject(decodeBody(Buffer.concat(pieces), mediaType));
    request
      .on('data', (piece: Buffer) => pieces.push(piece))
      .once('end', async () => {
        // Before it waits, so a flood from one network takes no place from others.
        const refused = await refuseOverLimit(address, reports);
        if (refused !== undefined) return answer(request, response, refused, parts);
        const isWaiting = inTurns(async () => {
          const outcome = await countReport({ header, address, readBody }, reports).catch(asHttpError);
          answer(request, response, outcome, parts);
        });
        if (!isWaiting)
          void reports.views.refuse('dropped').then(() => answer(request, response, 204, parts));
      })
      .once('close', () => {
        if (!request.complete) void reports.views.refuse('malformed');
      });
  };
}

/** Whether this is what a page sends; see `site/layouts/vitals/vitals.lazy.ts`. */
function isReport({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/api/views' &&
    headers['content-type'] === mediaType &&
    headers['content-encoding'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length']) <= bodyLimitBytes &&
    /^[\w.-]+(?::\d+)?$/.test(headers.host ?? '')
  );
}

function answer(
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
  outcome: 204 | 429 | HttpError,
  { trustProxy, metrics, logger }: AnswerParts,
): void {
  const { requestId, isSecure } = readCaller(
    (name) => headers[name]?.toString(),
    socket.remoteAddress,
    trustProxy,
  );
  const own = [...(isSecure ? secureHeaders : plainHeaders), 'x-request-id', requestId];
  const status = outcome instanceof HttpError ? outcome.status : outcome;
  if (outcome instanceof HttpError) {
    const { code, cause } = outcome;
    if (status >= 500) logger.error({ err: cause, code, requestId }, 'request failed');
    const body = Buffer.from(JSON.stringify(outcome.body()));
    own.push('content-type', mediaType, 'content-length', String(body.length));
    response.writeHead(status, own).end(body);
  } else response.writeHead(status, own).end();
  metrics.answered(status);
}

const headersWith = (policy: string) =>
  Object.entries({ ...fixedHeaders, 'content-security-policy': policy, 'cache-control': 'no-store' }).flat();
const plainHeaders = headersWith(emptyPolicy);
const secureHeaders = [
  ...headersWith(securePolicy(emptyPolicy)),
  'strict-transport-security',
  transportSecurity,
];
