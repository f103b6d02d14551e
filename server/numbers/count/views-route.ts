import type { Context } from 'hono';
import { isbot } from 'isbot';
import { HttpError } from '../../errors.ts';
import { parseJsonObject, readBody } from '../../http/read-body.ts';
import type { ServerEnv } from '../../http/server-env.ts';
import { isStaffBrowser } from '../../staff/is-staff-browser.ts';
import type { createAddressLimit } from './address-limit.ts';
import { deviceOf } from './device-of.ts';
import type { createKnownPages } from './known-pages.ts';
import { readReport } from './read-report.ts';
import type { ViewCounter } from './view-counter.ts';
import type { Refusal } from './view-event.ts';
import type { VisitorIds } from './visitor-ids.ts';

export interface ViewsParts {
  views: Pick<ViewCounter, 'count' | 'refuse' | 'today'>;
  visitorIds: Pick<VisitorIds, 'of'>;
  isOverLimit: ReturnType<typeof createAddressLimit>;
  knownPage: ReturnType<typeof createKnownPages>;
}

/** A report is smaller, with the longest address of an ad. */
const bodyLimitBytes = 8192;

/**
 * `POST /api/views`: 204 for a report, even for one that is not counted, because no client reads the answer. Only pages and
 * revisions of the site are counted, so callers cannot fill the tables with made-up names.
 */
export async function postView(c: Context<ServerEnv>, parts: ViewsParts): Promise<Response> {
  if (parts.isOverLimit(c.get('clientAddress'))) {
    await parts.views.refuse('limit');
    return c.body(null, 429);
  }
  const refusal = await countView(c, parts);
  if (refusal !== undefined) await parts.views.refuse(refusal);
  return c.body(null, 204);
}

/** @returns why the report is not counted */
async function countView(c: Context<ServerEnv>, parts: ViewsParts): Promise<Refusal | undefined> {
  const userAgent = c.req.header('user-agent') ?? '';
  if (isbot(userAgent)) return 'bot';
  if (isStaffBrowser(c.req.header('cookie'))) return 'staff';
  const body = await readReportBody(c, parts);
  const report = readReport(body, c.req.header('referer') ?? '');
  if (!report) return 'malformed';
  const { path, ...event } = report;
  const page = await parts.knownPage(path);
  if (!page) return 'unknown-page';
  if (!page.revisions.has(report.revision)) return 'old-revision';
  if (event.variants !== '' && !page.variants.has(event.variants)) return 'old-revision';
  const { views } = parts;
  await views.count({
    ...event,
    page: page.route,
    device: deviceOf(userAgent),
    visitor: await visitorOf(c, parts, userAgent),
  });
  return undefined;
}

/** @throws HttpError for a body that is too large or not JSON, which is counted as well */
async function readReportBody(c: Context<ServerEnv>, { views }: ViewsParts) {
  try {
    return parseJsonObject(await readBody(c, 'application/json', bodyLimitBytes));
  } catch (error) {
    const isTooLarge = error instanceof HttpError && error.code === 'body_too_large';
    await views.refuse(isTooLarge ? 'too-large' : 'malformed');
    throw error;
  }
}

/** Global Privacy Control and Do Not Track ask not to be recognized. Sources: globalprivacycontrol.org, W3C Tracking Preference Expression. */
async function visitorOf(
  c: Context<ServerEnv>,
  { views, visitorIds }: ViewsParts,
  userAgent: string,
): Promise<string | null> {
  const address = c.get('clientAddress');
  const asksNotTo = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';
  if (asksNotTo || address === null) return null;
  const site = c.req.header('host') ?? '';
  return (await visitorIds.of(await views.today(), { site, address, userAgent })) ?? null;
}
