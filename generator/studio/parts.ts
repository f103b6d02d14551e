import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ServerEnv } from '../../server/http/server-env.ts';
import type { Clock } from '../../server/lib/clock.ts';
import type { StudioAuthor } from '../../server/studio/identity.ts';
import type { SiteBundle } from '../render/site-bundle.ts';
import type { Drafts } from './drafts/drafts.ts';
import type { StudioPublishing } from './publish/open-publishing.ts';

/** Who makes a request; undefined if that is not proven. */
export type Identify = (c: Context<ServerEnv>) => StudioAuthor | undefined;

/** What the calls of the studio are made of. */
export interface StudioParts {
  /** The folder of the published pages. */
  configs: string;
  /** Opens the repository at its first use. @throws RepositoryError */
  drafts: () => Promise<Drafts>;
  /** Opens the releases at their first use. */
  publishing: () => Promise<StudioPublishing>;
  /** The built code of the site. */
  bundle: () => Promise<SiteBundle>;
  /** Signs the addresses of previews. */
  secret: string;
  identify: Identify;
  clock: Clock;
  logger: Logger;
  /** Aborted when the process stops, to end streams of events. */
  stopping: AbortSignal;
}
