import type { Context } from 'hono';
import { parseJsonObject, readBody } from '../http/read-body.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { deviceOf } from '../numbers/count/device-of.ts';
import type { ReadSite } from '../static/live-site.ts';
import { readBeacon } from './read-beacon.ts';
import type { VitalsCounter } from './vitals-counter.ts';

/** A beacon contains five numbers. */
const bodyLimitBytes = 4096;

/**
 * `POST /api/vitals`: 204 for a page's metrics, even for ignored ones, because no client reads the answer. Only existing
 * pages are counted, so callers cannot fill the table with made-up names.
 */
export async function postVitals(
  c: Context<ServerEnv>,
  readSite: ReadSite,
  vitals: Pick<VitalsCounter, 'count'>,
): Promise<Response> {
  const beacon = readBeacon(parseJsonObject(await readBody(c, 'application/json', bodyLimitBytes)));
  const file = beacon && (await (await readSite()).dist.find(beacon.page));
  const path = file?.address ?? file?.path;
  if (beacon && path?.endsWith('.html'))
    await vitals.count({
      ...beacon,
      page: pageOf(path),
      device: deviceOf(c.req.header('user-agent') ?? null),
    });
  return c.body(null, 204);
}

/** All addresses of a page count as one page. */
function pageOf(path: string): string {
  return `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`;
}
