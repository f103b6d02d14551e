import type { Hono } from 'hono';
import type { ExperimentAnswer, ExperimentsAnswer } from '../../../schema/api/experiments.ts';
import type { Desk } from '../../desk/desk.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Clock } from '../../lib/clock.ts';
import { readCall } from '../../staff/calls/read-call.ts';
import type { DistFolder } from '../../static/dist-folder.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ReadReport } from '../report/read-report.ts';
import { describeExperiment } from './describe-experiment.ts';
import { findExperiment } from './find-experiment.ts';
import { listExperiments } from './list-experiments.ts';
import type { OutcomeParts } from './outcome.ts';
import { createRecentJudgments } from './recent-judgments.ts';
import { sendPatch } from './send-patch.ts';
import { sendPicture } from './send-picture.ts';

export interface ExperimentCallParts {
  storage: Pick<Storage, 'db'>;
  desk: Pick<Desk, 'rules'>;
  clock: Clock;
  dist: Pick<DistFolder, 'stat' | 'bytes'>;
  report: ReadReport;
}

/** Registers the calls of the pages of experiments. The caller checks for staff. */
export function experimentCalls(app: Hono<ServerEnv>, parts: ExperimentCallParts): void {
  const { storage, desk, clock, dist, report } = parts;
  const judge = createRecentJudgments(storage.db);
  const all = '/api/staff/experiments';
  const one = `${all}/:name`;

  async function outcomeParts(): Promise<OutcomeParts> {
    const { zone } = await desk.rules();
    return { db: storage.db, judge, zone, now: clock() };
  }

  readCall(app, all, 'numbers', async (c) => {
    return c.json<ExperimentsAnswer>(await listExperiments(await outcomeParts(), await report()));
  });
  readCall(app, one, 'numbers', async (c) => {
    const experiment = findExperiment(await report(), c.req.param('name') ?? '', c.req.query('started'));
    return c.json<ExperimentAnswer>(await describeExperiment(await outcomeParts(), experiment));
  });
  readCall(app, `${one}/patch`, 'numbers', async (c) => sendPatch(c, await report()));
  readCall(app, `${one}/pictures/:file`, 'numbers', async (c) => sendPicture(c, dist, await report()));
}
