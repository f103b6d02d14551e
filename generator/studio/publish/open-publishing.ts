import type { Publishing } from '../../../schema/api/studio/publish.ts';
import type { Clock } from '../../../server/lib/clock.ts';
import type { BuildRelease } from '../../releases/build-job.ts';
import { openReleases } from '../../releases/open-releases.ts';
import { type Author, type Release, ReleaseError } from '../../releases/release.ts';
import type { Releases } from '../../releases/releases.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { createPublishDue } from './publish-due.ts';
import { createPublisher, type Publishers } from './publisher.ts';
import { createRollBack } from './roll-back.ts';

export interface PublishingParts {
  drafts: Drafts;
  /** Where `npm run build` builds. */
  dist: string;
  /** The folder of releases. */
  releases: string;
  purgeUrl: string | undefined;
  build?: BuildRelease;
  clock: Clock;
  warn: (error: unknown, message: string) => void;
}

export interface StudioPublishing {
  publisher: Publishers;
  releases: Releases;
  /** Whether the repository gets the pages of a release that is made live again. If not, the next publication brings back those of now. */
  isRecorded: (id: string) => Promise<boolean>;
  /** Makes an earlier release live again. */
  rollBack: (id: string, by: Author) => Promise<Release>;
}

/** How often it is looked whether something is to be published at this time, in ms. */
const dueEveryMs = 5_000;

/** Opens the releases, and publishes what is scheduled when its time comes. */
export async function openPublishing({
  drafts,
  clock,
  warn,
  ...parts
}: PublishingParts): Promise<StudioPublishing> {
  const releases = await openReleases({ ...parts, clock, warn: (message) => warn(undefined, message) });
  const back = createRollBack({ drafts, releases, folder: parts.releases, warn });
  async function complete(): Promise<string | undefined> {
    const finished = await finish(drafts, releases);
    await back.complete();
    return finished?.draft;
  }
  const publisher = createPublisher({ drafts, releases, clock, warn, onChange: announce, complete });
  await finish(drafts, releases);
  await back
    .complete()
    .catch((error) => warn(error, 'a rollback could not be recorded in the repository; will retry'));
  refresh(drafts, releases).catch((error) => warn(error, 'the live release could not be made again'));

  function announce(publishing: Publishing): void {
    for (const { events } of drafts.opened()) events.publish({ kind: 'publishing', publishing });
  }

  const publishDue = createPublishDue({ drafts, releases, publisher, clock, warn });
  let isLooking = false;
  setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    publishDue()
      .catch((error) => warn(error, 'what is scheduled could not be published; will retry'))
      .finally(() => {
        isLooking = false;
      });
  }, dueEveryMs).unref();

  return {
    publisher,
    releases,
    isRecorded: back.isRecorded,
    async rollBack(id, by) {
      if (publisher.current()?.state === 'working')
        throw new ReleaseError('busy', 'A draft is being published. Try again when it is live.');
      const release = await back.rollBack(id, by);
      for (const { events } of drafts.opened()) events.publish({ kind: 'release', release: id });
      return release;
    },
  };
}

/** Completes a publication whose process ended before the switch: the repository has it, and visitors do not. */
async function finish(drafts: Drafts, releases: Releases): Promise<Release | undefined> {
  const [newest] = await releases.list();
  const isMade = newest?.state === 'ready' && newest.switches.length === 0;
  if (!isMade || newest.commit !== (await drafts.published())) return undefined;
  return releases.switchTo(newest.id);
}

/** Makes the live release again after an update of the software, or with what an image of older pages lacks. */
async function refresh(drafts: Drafts, releases: Releases): Promise<void> {
  if ((await releases.list()).length === 0) return;
  const commit = await drafts.published();
  await drafts.checkedOut(commit, (configs) => releases.refresh({ configs, commit }));
}
