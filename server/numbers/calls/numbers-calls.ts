import type { Context, Hono } from 'hono';
import type { NumbersAnswer } from '../../../schema/api/numbers.ts';
import type { Desk } from '../../desk/desk.ts';
import { namedExperiments } from '../../experiments/named-experiments.ts';
import type { ReadReport } from '../../experiments/report/read-report.ts';
import { sanitizeFields } from '../../http/fields.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PageList } from '../../page-list.ts';
import { readCall } from '../../staff/calls/read-call.ts';
import { readStorage } from '../../storage/read-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { readFigure, readLeadsBehind } from '../query/leads-behind.ts';
import { createNumbersCache } from '../query/numbers-cache.ts';
import { numbersCsv } from '../query/numbers-csv.ts';
import { readNumbersRequest } from '../query/numbers-request.ts';

export interface NumbersCallParts {
  storage: Pick<Storage, 'db'>;
  desk: Pick<Desk, 'rules'>;
  clock: Clock;
  /** The pages of the built site. */
  pages: () => Promise<PageList>;
  /** What the built site says about tests. */
  report: ReadReport;
}

/** Registers the calls of the page of numbers. The caller checks for staff. */
export function numbersCalls(app: Hono<ServerEnv>, parts: NumbersCallParts): void {
  const { db } = parts.storage;
  const readCached = createNumbersCache(db);

  async function contextOf(c: Context<ServerEnv>) {
    const [now, { zone }, pages] = [parts.clock(), await parts.desk.rules(), await parts.pages()];
    const query = sanitizeFields(c.req.query()) as Record<string, string>;
    return { now, zone, pages, query, request: readNumbersRequest(query, zone, now) };
  }

  async function read(c: Context<ServerEnv>) {
    const { request, ...context } = await contextOf(c);
    return readStorage(readCached(context, request));
  }

  readCall(app, '/api/staff/numbers', 'numbers', async (c) => {
    const answer = await read(c);
    const variants = answer.pages.flatMap((page) => page.variants.map((row) => row.variants));
    const experiments = namedExperiments(await parts.report(), variants);
    return c.json<NumbersAnswer>({ success: true, ...answer, experiments });
  });
  readCall(app, '/api/staff/numbers.csv', 'numbers', async (c) => {
    const answer = await read(c);
    const { since, until } = answer.period;
    return c.body(numbersCsv(answer), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="numbers-${since}-${until}.csv"`,
    });
  });
  readCall(app, '/api/staff/numbers/leads', 'allLeads', async (c) => {
    const { request, query, ...context } = await contextOf(c);
    const figure = readFigure(query);
    return c.json(await readStorage(readLeadsBehind({ db, ...context }, request, figure)));
  });
}
