import { HttpError } from '../../errors.ts';
import { isStaffBrowser } from '../../staff/is-staff-browser.ts';
import type { Dimensions } from '../../storage/tables/numbers.ts';
import type { createAddressLimit } from './address-limit.ts';
import type { createKnownPages } from './known-pages.ts';
import { readReport } from './read-report.ts';
import type { ViewCounter } from './view-counter.ts';
import type { Refusal } from './view-event.ts';
import type { VisitorIds } from './visitor-ids.ts';

/** What reports are judged by. */
export interface ReportParts {
  views: Pick<ViewCounter, 'count' | 'refuse' | 'today'>;
  visitorIds: Pick<VisitorIds, 'of'>;
  isOverLimit: ReturnType<typeof createAddressLimit>;
  /** Undefined for a bot. */
  visitorDevice: (userAgent: string) => Dimensions['device'] | undefined;
  knownPage: ReturnType<typeof createKnownPages>;
}

/** A request to count a view. */
export interface ReportRequest {
  /** @param name in lower case */
  header(name: string): string | undefined;
  /** The visitor's; null if it is unknown. */
  address: string | null;
  /** @throws HttpError for a body that is too large or not a JSON object */
  readBody(): Promise<Record<string, unknown>>;
}

/** A report is smaller, with the longest address of an ad. */
export const bodyLimitBytes = 8192;

/**
 * Asked once for each report, before anything else is done with it.
 * @returns the status of the answer to one of too many; undefined for one to count
 */
export async function refuseOverLimit(
  address: string | null,
  { isOverLimit, views }: ReportParts,
): Promise<429 | undefined> {
  if (!isOverLimit(address)) return undefined;
  await views.refuse('limit');
  return 429;
}

/**
 * Counts a report, or why it is not counted. Only pages and revisions of the site are counted, so callers cannot fill the
 * tables with made-up names.
 * @returns the status of the answer, also for a report that is not counted, because no client reads the answer
 * @throws HttpError from reading the body, which is counted as well
 */
export async function countReport(request: ReportRequest, parts: ReportParts): Promise<204> {
  const refusal = await countView(request, parts);
  if (refusal !== undefined) await parts.views.refuse(refusal);
  return 204;
}

/** @returns why the report is not counted */
async function countView(request: ReportRequest, parts: ReportParts): Promise<Refusal | undefined> {
  const userAgent = request.header('user-agent') ?? '';
  const device = parts.visitorDevice(userAgent);
  if (device === undefined) return 'bot';
  if (isStaffBrowser(request.header('cookie'))) return 'staff';
  const body = await readBody(request, parts);
  const report = readReport(body, request.header('referer') ?? '');
  if (!report) return 'malformed';
  const { path, ...event } = report;
  const page = await parts.knownPage(path);
  if (!page) return 'unknown-page';
  if (!page.revisions.has(report.revision)) return 'old-revision';
  if (event.variants !== '' && !page.variants.has(event.variants)) return 'old-revision';
  await parts.views.count({
    ...event,
    page: page.route,
    device,
    visitor: await visitorOf(request, parts, userAgent),
  });
  return undefined;
}

async function readBody(request: ReportRequest, { views }: ReportParts) {
  try {
    return await request.readBody();
  } catch (error) {
    const isTooLarge = error instanceof HttpError && error.code === 'body_too_large';
    await views.refuse(isTooLarge ? 'too-large' : 'malformed');
    throw error;
  }
}

/** Global Privacy Control and Do Not Track ask not to be recognized. Sources: globalprivacycontrol.org, W3C Tracking Preference Expression. */
async function visitorOf(
  { header, address }: ReportRequest,
  { views, visitorIds }: ReportParts,
  userAgent: string,
): Promise<string | null> {
  const asksNotTo = header('sec-gpc') === '1' || header('dnt') === '1';
  if (asksNotTo || address === null) return null;
  const site = header('host') ?? '';
  return (await visitorIds.of(await views.today(), { site, address, userAgent })) ?? null;
}
