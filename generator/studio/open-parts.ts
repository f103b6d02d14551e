import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../server/lib/clock.ts';
import type { BuildRelease } from '../releases/build-job.ts';
import { codeFingerprint } from '../render/fingerprint.ts';
import { loadSiteBundle, type SiteBundle } from '../render/site-bundle.ts';
import { changesOf } from './answers/draft-answer.ts';
import { archiveDrafts } from './drafts/archive-drafts.ts';
import { type Drafts, openDrafts } from './drafts/drafts.ts';
import type { StudioParts } from './parts.ts';
import { openPublishing, type StudioPublishing } from './publish/open-publishing.ts';
import { openRepository } from './repository/repository.ts';

export interface StudioFolders {
  /** The folder of the published pages. */
  configs: string;
  dataDir: string;
  /** The repository, if it is not the one that contains the pages. */
  repository: string | undefined;
  /** Where `npm run build` builds. */
  dist: string;
  releasesDir: string;
  purgeUrl: string | undefined;
  /** By default, in a process of its own. */
  build?: BuildRelease;
  environment: NodeJS.ProcessEnv;
  logger: Logger;
  clock: Clock;
}

/** How often unused drafts are archived, in ms. */
const tidyEveryMs = 24 * 60 * 60 * 1000;

type OpenedParts = Omit<StudioParts, 'identify' | 'secret' | 'stopping'>;

/** Opens what the studio works with. The repository and the site's code are opened when they are first needed. */
export function openStudioParts(folders: StudioFolders): OpenedParts {
  const { configs, dataDir, repository, dist, releasesDir, purgeUrl, build } = folders;
  const { environment, logger, clock } = folders;
  const folder = join(dataDir, 'studio');
  const bundle = once<SiteBundle>(() => loadSiteBundle(codeFingerprint()));
  const drafts = once(async () =>
    openDrafts({
      repository: await openRepository({
        folder: configs,
        ...(repository !== undefined && { repository }),
        worktrees: join(folder, 'worktrees'),
        studioName: 'Studio',
        studioEmail: 'studio@localhost',
        environment,
        now: clock,
        log: (line) => logger.info(line),
      }),
      folder: join(folder, 'drafts'),
      bundle,
      now: clock,
      warn: (err, message) => logger.warn({ err }, message),
    }),
  );
  const publishing = once(async () => {
    const opened = await openPublishing({
      drafts: await drafts(),
      dist,
      releases: releasesDir,
      purgeUrl,
      ...(build && { build }),
      clock,
      warn: (err, message) => logger.warn({ err }, message),
    });
    tidyDrafts(await drafts(), opened);
    return opened;
  });

  function tidyDrafts(all: Drafts, { releases }: StudioPublishing): void {
    const tidy = () =>
      archiveDrafts({
        drafts: all,
        now: clock,
        hasChanges: (open) => changesOf(open).length > 0,
        scheduled: () => releases.scheduled().map(({ draft }) => draft),
      }).catch((err) => logger.warn({ err }, 'unused drafts could not be archived; will retry'));
    void tidy();
    setInterval(tidy, tidyEveryMs).unref();
  }

  return { configs, drafts, publishing, bundle, logger, clock };
}

/** Remembers the first success. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
}
