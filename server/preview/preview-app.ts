import { Hono } from 'hono';
import type { Logger } from 'pino';
import { uploadPath } from '../attachments/calls/attachment-calls.ts';
import { answerUpload } from '../attachments/calls/post-attachment.ts';
import { createUploadPage } from '../attachments/page/upload-page.ts';
import { type Config, readConfig } from '../config/config.ts';
import { HttpError } from '../errors.ts';
import { previewTestedPages } from '../experiments/serving/open-tested-pages.ts';
import { answerError } from '../http/answer-error.ts';
import { onlyMethods } from '../http/only-methods.ts';
import { requestContext } from '../http/request-context.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { backToForm } from '../leads/calls/back-to-form.ts';
import { sendResumeEmail, submitRafp } from '../leads/calls/lead-calls.ts';
import { postLeadForm } from '../leads/calls/lead-form.ts';
import { createFormPage } from '../leads/prefill/form-page.ts';
import { createLeadPages } from '../leads/prefill/lead-pages.ts';
import type { Clock } from '../lib/clock.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { openDistFolder } from '../static/dist-folder.ts';
import { createLiveSite } from '../static/live-site.ts';
import { serveDist } from '../static/serve-dist.ts';
import { checkFile, checkOnly } from './check-only.ts';
import { noteFiles, withNote } from './preview-note.ts';

export interface PreviewParts {
  /** The folder of the built site. */
  distDir: string;
  logger: Logger;
  /** The time that the pages are shown at. */
  clock: Clock;
}

/**
 * A site to look at before it is published: pages as the server would send them, with a note on each, for no search engine.
 * Forms check what they are sent and store nothing; payments and staff pages are not part of it.
 */
export function createPreviewApp({ distDir, logger, clock }: PreviewParts): Hono<ServerEnv> {
  const config: Config = readConfig({});
  const dist = openDistFolder({ dist: distDir }, config.staticCacheBytes);
  const readSite = createLiveSite({ dist, clock });
  const testedPages = previewTestedPages;
  const findPage = createLeadPages(readSite, testedPages);
  const leadForm = { accept: checkOnly, findPage, formPage: createFormPage(findPage, readSite) };
  const uploadPage = createUploadPage(readSite);
  const app = new Hono<ServerEnv>();

  app.onError(answerError);
  app.use(requestContext(config, logger, { answered() {} }), securityHeaders(), async (c, next) => {
    c.header('x-robots-tag', 'noindex, nofollow');
    await next();
  });
  app.use(withNote);
  for (const [path, { type, text }] of Object.entries(noteFiles))
    app.get(path, (c) => c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' }));

  onlyMethods(app, '/api/email/send-resume-email', { POST: (c) => sendResumeEmail(c, leadForm) });
  onlyMethods(app, '/rafp/submit', { POST: (c) => submitRafp(c, leadForm) });
  onlyMethods(app, '/api/leads', { POST: (c) => postLeadForm(c, leadForm), GET: backToForm });
  onlyMethods(app, uploadPath, {
    POST: (c) => answerUpload(c, uploadPage, () => checkFile(c)),
    GET: backToForm,
  });
  onlyMethods(app, '/api/vitals', { POST: (c) => c.body(null, 204) });
  for (const path of ['/api/*', '/rafp/*'])
    app.all(path, () => {
      throw new HttpError('not_found');
    });
  app.all('*', serveDist({ readSite, testedPages }));
  return app;
}
