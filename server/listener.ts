import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type AppParts, createApp } from './app.ts';
import { openTestedPages } from './experiments/serving/open-tested-pages.ts';
import { unreadableResponse } from './http/refuse-unreadable.ts';
import { createTurns } from './lib/in-turns.ts';
import { answerReports } from './numbers/count/answer-reports.ts';
import { openReports } from './numbers/count/open-reports.ts';
import { type AnswerMemory, createAnswerMemory } from './static/answer-memory.ts';
import { replayAnswers } from './static/replay-answers.ts';

/** Reports of views that are counted in one turn of the event loop. They take less than a millisecond. */
const reportsPerTurn = 4;

/** Reports of views that wait for their turn. More are dropped to protect the server's memory. */
const maxWaitingReports = 1000;

/**
 * The whole server as a listener of `node:http`: the app, with its recent static answers and reports of views in front.
 * @param hostname replaces the host header, which HTTP/1.0 does not require
 */
export function createListener(
  parts: AppParts,
  hostname: string,
  answers: AnswerMemory = createAnswerMemory(),
): RequestListener {
  const { config, clock, metrics, logger } = parts;
  const testedPages = openTestedPages(parts);
  const reports = openReports(parts);
  const { fetch } = createApp({ ...parts, answers, testedPages, reports });
  const app = getRequestListener(fetch, { hostname, errorHandler: unreadableResponse });
  const { trustProxy } = config;
  const inTurns = createTurns(reportsPerTurn, maxWaitingReports);
  return replayAnswers(
    { answers, testedPages, clock, trustProxy, metrics, logger },
    answerReports({ reports, inTurns, trustProxy, metrics, logger }, app),
  );
}
