import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { answerError, HttpError } from './errors.ts';
import { onlyMethods } from './http/only-methods.ts';
import { requestContext } from './http/request-context.ts';
import type { ServerEnv } from './http/server-env.ts';
import { backToForm } from './leads/back-to-form.ts';
import { sendResumeEmail, submitRafp } from './leads/lead-calls.ts';
import { createLeadDesk } from './leads/lead-desk.ts';
import { postLeadForm } from './leads/lead-form.ts';
import { createFormPage } from './leads/refill/form-page.ts';
import { securityHeaders } from './security/security-headers.ts';
import type { DistFolder } from './static/dist-folder.ts';
import { createPagePolicies } from './static/page-policy.ts';
import { serveDist } from './static/serve-dist.ts';
import type { Storage } from './storage/open-storage.ts';

export interface AppParts {
  config: Pick<Config, 'trustProxy' | 'bodyLimitBytes'>;
  storage: Pick<Storage, 'commit' | 'ping'>;
  dist: DistFolder;
  clock: Clock;
  logger: Logger;
}

/** The whole server without a socket; `start.ts` listens with it, tests call `app.request()`. */
export function createApp({ config, storage, dist, clock, logger }: AppParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const { bodyLimitBytes, trustProxy } = config;
  const accept = createLeadDesk({ storage, clock });
  const policyOf = createPagePolicies(dist);

  app.onError(answerError);
  app.use(requestContext({ logger, trustProxy }), securityHeaders());

  app.get('/healthz', async (c) => {
    await storage.ping();
    return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  });

  onlyMethods(app, '/api/email/send-resume-email', { POST: sendResumeEmail({ accept, bodyLimitBytes }) });
  onlyMethods(app, '/rafp/submit', { POST: submitRafp({ accept, bodyLimitBytes }) });
  onlyMethods(app, '/api/leads', {
    POST: postLeadForm({ accept, bodyLimitBytes, formPage: createFormPage(dist, policyOf) }),
    GET: backToForm,
  });
  for (const calls of ['/api/*', '/rafp/*']) {
    app.all(calls, () => {
      throw new HttpError('not_found');
    });
  }

  app.all('*', serveDist({ dist, policyOf }));
  return app;
}
