import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { StaffSession } from '../../../schema/api/staff.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { createLogger } from '../../../server/lib/logger.ts';
import { projectFolder } from '../../paths.ts';
import { createStudioApp } from '../../studio/app.ts';
import { openStudioParts } from '../../studio/open-parts.ts';
import { devAuthor } from './dev-author.ts';

/** The studio of `npm run dev`, for the one person who can reach it. It also answers who is signed in. */
export async function devListener(configs: string, stopping: AbortSignal): Promise<RequestListener> {
  const author = await devAuthor(configs);
  const { name, email, role } = author;
  const session: StaffSession = { success: true, name, email, role, canSignOut: false, hasTwoFactor: false };
  const parts = openStudioParts({
    configs,
    dataDir: join(projectFolder, 'data'),
    repository: undefined,
    dist: join(projectFolder, 'dist'),
    releasesDir: join(projectFolder, 'data', 'releases'),
    purgeUrl: undefined,
    environment: process.env,
    clock: systemClock,
    logger: createLogger('warn'),
  });
  const secret = randomBytes(32).toString('base64url');
  const app = createStudioApp({ ...parts, identify: () => author, secret, stopping });
  const studio = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    if (request.url !== '/api/staff/session') return studio(request, response);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(session));
  };
}
