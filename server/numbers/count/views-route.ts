import type { Context } from 'hono';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { bodyLimitBytes, countReport, type ReportParts, refuseOverLimit } from './count-report.ts';

/** `POST /api/views`, for the requests that `answerReports` leaves to the app: those of no browser, or with a broken body. */
export async function postView(c: Context<ServerEnv>, parts: ReportParts): Promise<Response> {
  const request = {
    header: (name: string) => c.req.header(name),
    address: c.get('clientAddress'),
    readBody: async () => parseJsonObject(await readBody(c, 'application/json', bodyLimitBytes)),
  };
  return c.body(null, (await refuseOverLimit(request.address, parts)) ?? (await countReport(request, parts)));
}
