import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type AppParts, createApp } from './app.ts';
import { openTestedPages } from './experiments/serving/open-tested-pages.ts';
import { unreadableResponse } from './http/refuse-unreadable.ts';
import { type AnswerMemory, createAnswerMemory } from './static/answer-memory.ts';
import { replayAnswers } from './static/replay-answers.ts';

/**
 * The whole server as a listener of `node:http`: the app, with its recent static answers in front.
 * @param hostname replaces the host header, which HTTP/1.0 does not require
 */
export function createListener(
  parts: AppParts,
  hostname: string,
  answers: AnswerMemory = createAnswerMemory(),
): RequestListener {
  const { config, clock, metrics, logger } = parts;
  const testedPages = openTestedPages(parts);
  const { fetch } = createApp({ ...parts, answers, testedPages });
  const app = getRequestListener(fetch, { hostname, errorHandler: unreadableResponse });
  return replayAnswers({ answers, testedPages, clock, trustProxy: config.trustProxy, metrics, logger }, app);
}
