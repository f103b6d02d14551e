import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import type { Logger } from 'pino';
import type { TestedPages } from '../experiments/serving/tested-pages.ts';
import { logAnswer } from '../http/answer-log.ts';
import { readCaller } from '../http/caller.ts';
import type { Clock } from '../lib/clock.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AnswerMemory, StoredAnswer } from './answer-memory.ts';
import { ofOneVisitor } from './cache-control.ts';
import { isKnownTag } from './entity-tag.ts';

export interface ReplayParts {
  answers: AnswerMemory;
  /** Decides which variant of a tested page a visitor sees. */
  testedPages: Pick<TestedPages, 'known' | 'exposeRequest'>;
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
  const { answers, testedPages, clock, trustProxy, metrics, logger } = parts;
  return (request, response) => {
    const startedMs = answers.now();
    if (!isReplayable(request)) return app(request, response);
    const { headers: sent, socket } = request;
    const caller = readCaller((name) => sent[name]?.toString(), socket.remoteAddress, trustProxy);
    const chosen = testedPages.known(request, caller.isSecure);
    const answer = chosen && answers.find(request, caller.isSecure, chosen.variants);
    const body = answer?.body.deref();
    const isOver = answer && answer.switchesAtMs <= clock().getTime();
    if (!answer || !body || isOver) return app(request, response);
    const { requestId } = caller;
    const status = send(request, response, { answer, body, requestId, setCookie: chosen.setCookie });
    testedPages.exposeRequest(chosen.variants, request, caller.isSecure);
    metrics.answered(status);
    logAnswer(logger, {
      requestId,
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

interface Replay {
  answer: StoredAnswer;
  body: Buffer;
  requestId: string;
  /** The Set-Cookie header of this answer alone. */
  setCookie: string | undefined;
}

function send(request: IncomingMessage, response: ServerResponse, replay: Replay): number {
  const { answer, body, requestId, setCookie } = replay;
  const own = ['x-request-id', requestId];
  const headersOf = (headers: readonly string[]) =>
    setCookie === undefined
      ? [...headers, ...own]
      : [...forOneVisitor(headers), ...own, 'set-cookie', setCookie];
  if (isKnownTag(request.headers['if-none-match'], answer.tag)) {
    response.writeHead(304, headersOf(answer.notModifiedHeaders)).end();
    return 304;
  }
  response.writeHead(200, headersOf(answer.headers));
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
}

function forOneVisitor(headers: readonly string[]): string[] {
  return headers.map((value, index) => (headers[index - 1] === 'cache-control' ? ofOneVisitor : value));
}
