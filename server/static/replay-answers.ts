import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import { logAnswer } from '../http/answer-log.ts';
import { readCaller } from '../http/caller.ts';
import type { Clock } from '../lib/clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AnswerMemory, StoredAnswer } from './answer-memory.ts';
import { isKnownTag } from './entity-tag.ts';

export interface ReplayParts {
  answers: AnswerMemory;
  /** Decides which answers of a page that changes with time are still right. */
  clock: Clock;
  trustProxy: BlockList;
  metrics: Pick<Metrics, 'answered'>;
  logger: Logger;
}

/**
 * Answers GET and HEAD for files straight from memory when the app gave the same answer a moment ago; everything else
 * goes to the app.
 */
export function replayAnswers(parts: ReplayParts, app: RequestListener): RequestListener {
  const { answers, clock, trustProxy, metrics, logger } = parts;
  return (request, response) => {
    const startedMs = answers.now();
    if (!isReplayable(request)) return app(request, response);
    const { headers, socket } = request;
    const caller = readCaller((name) => headers[name]?.toString(), socket.remoteAddress, trustProxy);
    const answer = answers.find(request, caller.isSecure);
    const body = answer?.body.deref();
    const isOver = answer && answer.switchesAtMs <= clock().getTime();
    if (!answer || !body || isOver) return app(request, response);
    const status = send(request, response, answer, body, caller.requestId);
    metrics.answered(status);
    logAnswer(logger, {
      requestId: caller.requestId,
      method: request.method,
      path: answer.loggedPath,
      status,
      tookMs: answers.now() - startedMs,
    });
  };
}

function isReplayable({ method, headers }: IncomingMessage): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || headers.range !== undefined) return false;
  return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  body: Buffer,
  requestId: string,
): number {
  const id = ['x-request-id', requestId];
  if (isKnownTag(request.headers['if-none-match'], answer.tag)) {
    response.writeHead(304, [...answer.notModifiedHeaders, ...id]).end();
    return 304;
  }
  response.writeHead(200, [...answer.headers, ...id]);
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
}
