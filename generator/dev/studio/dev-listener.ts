import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { StaffSession } from '../../../schema/api/staff.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { createLogger } from '../../../server/lib/logger.ts';
import { projectFolder } from '../../paths.ts';
import { createStudioApp } from '../../studio/app.ts';
import { tryStudio } from '../../studio/one-studio.ts';
import { openStudioParts } from '../../studio/open-parts.ts';
import { devAuthor } from './dev-author.ts';
import { refuse } from './refuse.ts';

export interface DevStudioFolders {
  /** Of the pages. */
  configs: string;
  /** As for the server. */
  dataDir: string;
}

/** The studio of `npm run dev`, for the one person who can reach it. It also answers who is signed in. */
export async function devListener(
  folders: DevStudioFolders,
  stopping: AbortSignal,
): Promise<RequestListener> {
  const { configs, dataDir } = folders;
  const author = await devAuthor(configs);
  const { name, email, role } = author;
  const session: StaffSession = { success: true, name, email, role, canSignOut: false, hasTwoFactor: false };
  let studio: RequestListener | undefined;

  /** @returns undefined while another process is the studio of this data folder */
  function openStudio(): RequestListener | undefined {
    const lock = tryStudio(join(dataDir, 'studio'));
    if (!lock) return undefined;
    stopping.addEventListener('abort', () => lock[Symbol.dispose]());
    const parts = openStudioParts({
      configs,
      dataDir,
      repository: undefined,
      dist: join(projectFolder, 'dist'),
      releasesDir: join(dataDir, 'releases'),
      purgeUrl: undefined,
      environment: process.env,
      clock: systemClock,
      logger: createLogger('warn'),
    });
    const secret = randomBytes(32).toString('base64url');
    const app = createStudioApp({ ...parts, identify: () => author, secret, stopping });
    return getRequestListener(app.fetch, { overrideGlobalObjects: false });
  }

  return (request, response) => {
    if (request.url !== '/api/staff/session') {
      studio ??= openStudio();
      if (studio) return studio(request, response);
      return refuse(request, response, { status: 503, code: 'studio_unavailable', message: isElsewhere });
    }
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(session));
  };
}

const isElsewhere =
  'Another studio, such as the one that npm start runs, is using the data folder. Use that one, or stop it and try again. To run both, set DATA_DIR to a different folder for one of them.';
