import { Hono } from 'hono';
import { HttpError } from '../../server/errors.ts';
import { answerError } from '../../server/http/answer-error.ts';
import type { ServerEnv } from '../../server/http/server-env.ts';
import { previewPolicy } from '../../server/studio/preview-policy.ts';
import { draftCalls } from './api/draft-calls.ts';
import { siteCalls } from './api/site-calls.ts';
import { toolCalls } from './api/tool-calls.ts';
import { StoreError } from './drafts/store-error.ts';
import type { StudioParts } from './parts.ts';
import { previewCalls } from './preview/preview-calls.ts';
import { publishCalls } from './publish/publish-calls.ts';
import { RepositoryError } from './repository/repository-error.ts';
import { requestContext, requireAuthor } from './request-context.ts';

/**
 * The studio without a socket: its process puts it behind one, the dev server mounts it, and tests call `app.request()`. Calls
 * find their author in `c.get('author')`, read bodies with `server/http/read-body.ts`, and refuse with an `HttpError`.
 */
export function createStudioApp(parts: StudioParts): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.onError((error, c) => answerError(inWords(error), c));
  app.use(requestContext(parts.logger));
  app.use('/studio/preview/*', previewPolicy);
  previewCalls(app, parts);
  app.use(requireAuthor(parts.identify));
  draftCalls(app, parts);
  toolCalls(app, parts);
  publishCalls(app, parts);
  siteCalls(app, parts);
  app.all('*', () => {
    throw new HttpError('not_found');
  });
  return app;
}

/** What the repository refuses can be fixed by the people who run the site, and says how. */
function inWords(error: Error): Error {
  if (error instanceof StoreError) return new HttpError('not_stored', { cause: error, retryAfterMs: 2000 });
  if (!(error instanceof RepositoryError)) return error;
  return new HttpError('repository_problem', { message: error.message, cause: error });
}
