import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ConversionRules } from './ads/conversion-names.ts';
import { attachmentCalls } from './attachments/calls/attachment-calls.ts';
import { createUploadPage } from './attachments/page/upload-page.ts';
import { staffChatCalls } from './chat/calls/staff-chat-calls.ts';
import { visitorCalls } from './chat/calls/visitor-calls.ts';
import { createTranscriptParts } from './chat/transcript/transcript-parts.ts';
import type { Config } from './config/config.ts';
import type { Target } from './delivery/target.ts';
import { webhookHosts } from './delivery/targets/webhook.ts';
import { deskCalls } from './desk/calls/desk-calls.ts';
import type { Desk } from './desk/desk.ts';
import type { DeskMail } from './desk/mail/desk-mail.ts';
import { HttpError } from './errors.ts';
import { experimentCalls } from './experiments/calls/experiment-calls.ts';
import type { OnExposure } from './experiments/exposure.ts';
import { createReportReader } from './experiments/report/read-report.ts';
import { openTestedPages } from './experiments/serving/open-tested-pages.ts';
import type { TestedPages } from './experiments/serving/tested-pages.ts';
import { answerError } from './http/answer-error.ts';
import { onlyMethods } from './http/only-methods.ts';
import { readyRoute } from './http/ready-route.ts';
import { requestContext } from './http/request-context.ts';
import type { ServerEnv } from './http/server-env.ts';
import { backToForm } from './leads/calls/back-to-form.ts';
import { sendResumeEmail, submitRafp } from './leads/calls/lead-calls.ts';
import { postLeadForm } from './leads/calls/lead-form.ts';
import { createLeadService } from './leads/lead-service.ts';
import { createLeadToken } from './leads/lead-token.ts';
import { createFormPage } from './leads/prefill/form-page.ts';
import { createLeadPages } from './leads/prefill/lead-pages.ts';
import { createTurnstile } from './leads/spam/turnstile.ts';
import type { Clock } from './lib/clock.ts';
import type { Metrics } from './metrics/metrics.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { numbersCalls } from './numbers/calls/numbers-calls.ts';
import type { ReportParts } from './numbers/count/count-report.ts';
import { openReports } from './numbers/count/open-reports.ts';
import type { ViewCounter } from './numbers/count/view-counter.ts';
import { postView } from './numbers/count/views-route.ts';
import type { VisitorIds } from './numbers/count/visitor-ids.ts';
import { readPageList } from './page-list.ts';
import { paymentCalls } from './payments/calls/payment-calls.ts';
import type { PaymentParts } from './payments/payment-parts.ts';
import { personCalls } from './privacy/calls/person-calls.ts';
import type { Privacy } from './privacy/privacy.ts';
import { sameOriginOrFile } from './security/same-origin.ts';
import { securityHeaders } from './security/security-headers.ts';
import { createSiteFacts } from './site-facts.ts';
import { staffCalls } from './staff/calls/staff-calls.ts';
import { requireStaff } from './staff/require-staff.ts';
import type { Staff } from './staff/staff.ts';
import type { AnswerMemory } from './static/answer-memory.ts';
import type { DistFolder } from './static/dist-folder.ts';
import { createLiveSite } from './static/live-site.ts';
import { portalPage } from './static/portal-page.ts';
import { serveDist } from './static/serve-dist.ts';
import type { Storage } from './storage/storage.ts';
import type { StudioConnection } from './studio/forward.ts';
import { studioCalls } from './studio/studio-calls.ts';
import type { VitalsCounter } from './vitals/vitals-counter.ts';
import { postVitals } from './vitals/vitals-route.ts';

export interface AppParts {
  config: Pick<
    Config,
    'trustProxy' | 'bodyLimitBytes' | 'leads' | 'mail' | 'delivery' | 'metricsToken' | 'publicUrl' | 'staff'
  >;
  storage: Pick<Storage, 'db' | 'commit' | 'ping'>;
  /** Where leads are delivered. */
  targets: readonly Pick<Target, 'name'>[];
  /** What is also reported to ad platforms; undefined without any. */
  conversions: ConversionRules | undefined;
  staff: Staff;
  desk: Pick<Desk, 'feed' | 'intake' | 'rules' | 'stopping'>;
  deskMail: DeskMail;
  privacy: Pick<Privacy, 'parts' | 'erase'>;
  /** Signs visitors' cookies; the same on all servers. */
  visitorSecret: string;
  /** Undefined if payments are not configured. */
  payments: PaymentParts | undefined;
  /** Where pages are edited; undefined if it is not set up. */
  studio?: StudioConnection | undefined;
  dist: DistFolder;
  /** Receives static answers that `createListener` repeats; without it none are repeated. */
  answers?: AnswerMemory;
  /** The same ones that choose among repeated answers; by default, its own. */
  testedPages?: TestedPages;
  /** Counts what visitors see of tested pages; by default, nothing is counted. */
  onExposure?: OnExposure;
  metrics: Metrics;
  vitals: Pick<VitalsCounter, 'count'>;
  views: Pick<ViewCounter, 'count' | 'refuse' | 'today'>;
  visitorIds: Pick<VisitorIds, 'of'>;
  /** The same ones that judge the reports in front of the app; by default, its own. */
  reports?: ReportParts;
  clock: Clock;
  logger: Logger;
  /** Whether the shutdown has begun, so load balancers have to stop sending visitors. */
  isStopping?: () => boolean;
}

const apiPaths = ['/api/*', '/rafp/*'];

/** The whole server without a socket: `createListener` puts it behind one, tests call `app.request()`. */
export function createApp(parts: AppParts): Hono<ServerEnv> {
  const {
    config,
    storage,
    targets,
    conversions,
    staff,
    desk,
    deskMail,
    privacy,
    visitorSecret,
    payments,
    answers,
    metrics,
    vitals,
    clock,
    logger,
  } = parts;
  const { isStopping = () => false } = parts;
  const { dist } = parts;
  // The only way to the pages, because everything that reads a page must read its present state, and all of it in one release.
  const readSite = createLiveSite({ dist, clock });
  const facts = createSiteFacts(dist);
  const app = new Hono<ServerEnv>();
  const { leads, delivery } = config;
  const token = createLeadToken(visitorSecret, clock);
  const rules = { targets: targets.map(({ name }) => name), settleMs: delivery.settleMs, conversions };
  const accept = createLeadService({
    storage,
    clock,
    metrics,
    token,
    facts,
    onStored: (lead) => desk.intake.take(lead),
    minFillMs: leads.minFillMs,
    turnstile: leads.turnstile && createTurnstile({ ...leads.turnstile, logger }),
    rules: { limits: leads.limits, ...rules },
  });
  const staffOnly = requireStaff(staff);
  const testedPages = parts.testedPages ?? openTestedPages(parts);
  const findPage = createLeadPages(readSite, testedPages);
  const leadForm = { accept, findPage, formPage: createFormPage(findPage, readSite) };

  app.onError(answerError);
  app.use(requestContext(config, logger, metrics), securityHeaders());

  for (const path of apiPaths) {
    app.use(path, async (c, next) => {
      c.header('cache-control', 'no-store');
      await next();
    });
  }
  // Liveness only: a database outage must not restart the process.
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', readyRoute({ storage, dist, isStopping }));
  app.get('/metrics', (c) => metricsRoute(c, metrics, config.metricsToken));

  onlyMethods(app, '/api/email/send-resume-email', { POST: (c) => sendResumeEmail(c, leadForm) });
  onlyMethods(app, '/rafp/submit', { POST: (c) => submitRafp(c, leadForm) });
  onlyMethods(app, '/api/leads', {
    POST: (c) => postLeadForm(c, leadForm),
    GET: backToForm,
  });
  onlyMethods(app, '/api/vitals', { POST: (c) => postVitals(c, readSite, vitals) });
  const reports = parts.reports ?? openReports(parts);
  onlyMethods(app, '/api/views', { POST: (c) => postView(c, reports) });
  // Must precede the routes it protects, because Hono runs handlers in the order of registration.
  app.use('/api/staff/*', staffOnly);
  paymentCalls(app, payments, staffOnly);
  staffCalls(app, staff, staffOnly);
  const uploads = {
    storage,
    clock,
    rules,
    limits: leads.limits,
    onStored: (lead: string) => desk.intake.take(lead),
  };
  visitorCalls(app, {
    storage,
    desk,
    clock,
    facts,
    targets: rules,
    limits: leads.limits,
    metrics,
    uploads,
  });
  deskCalls(app, {
    storage,
    desk,
    mail: deskMail,
    clock,
    pages: () => readPageList(dist),
    facts,
    rules,
    webhookHosts: webhookHosts(leads.webhookUrls),
    proxy: config.staff.header === undefined ? undefined : config.staff,
  });
  const report = createReportReader(dist);
  experimentCalls(app, { storage, desk, clock, dist, report });
  numbersCalls(app, { storage, desk, clock, pages: () => readPageList(dist), report });
  staffChatCalls(app, {
    storage,
    desk,
    clock,
    transcript: createTranscriptParts({
      facts,
      rules: desk.rules,
      mail: deskMail,
      publicUrl: config.publicUrl,
    }),
    conversions,
  });
  personCalls(app, { config, privacy, desk });
  const { stopping } = desk;
  studioCalls(app, { studio: parts.studio, clock, stopping }, requireStaff(staff, sameOriginOrFile));
  attachmentCalls(app, { ...uploads, token, facts, page: createUploadPage(readSite) });
  for (const path of apiPaths) {
    app.all(path, () => {
      throw new HttpError('not_found');
    });
  }

  app.use(portalPage(readSite));
  app.all('*', serveDist({ readSite, testedPages, answers }));
  return app;
}
