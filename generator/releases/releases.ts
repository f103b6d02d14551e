import type { SiteFolders } from '../../schema/live-folder.ts';
import type { BuildControl, BuildRelease } from './build-job.ts';
import type { ChangedAddresses } from './changed-addresses.ts';
import type { LiveRelease } from './live-release.ts';
import type { AboutRelease, Author, Release, ReleaseSource } from './release.ts';
import type { NewSchedule, Scheduled } from './scheduled.ts';

export interface ReleasesParts extends Required<SiteFolders> {
  clock: () => Date;
  /** By default, in a process of its own. */
  build?: BuildRelease;
  /** Where the addresses that changed are posted to after each switch; see `PurgeBody`. */
  purgeUrl?: string | undefined;
  /** Receives what went wrong after a switch; the release is live all the same. */
  warn: (message: string) => void;
}

/** What would change for visitors if a release became live. */
export interface Comparison extends ChangedAddresses {
  /** Experiments that run now and not in the release, and the other way around. */
  experiments: { ending: string[]; beginning: string[] };
}

/** A schedule whose time has come. */
export interface DueRelease extends Scheduled {
  /** Whether its release can be switched to. If not, the site has changed since: make another release of the draft. */
  isCurrent: boolean;
}

export interface Releases {
  /** The site that visitors see; undefined before the first build. */
  live: () => Promise<LiveRelease | undefined>;
  /** The last 50, newest first, and the live one. */
  list: () => Promise<Release[]>;
  /**
   * Makes a release, which takes seconds, and does not make it live.
   * @throws ReleaseError `busy` while another one is being made; `failed` with the record of the failed release
   */
  make: (source: ReleaseSource, about: AboutRelease, control?: BuildControl) => Promise<Release>;
  /**
   * Builds the present pages with the present code, and makes that live if it is another site: after an update, or when a build
   * lacks what was published. Does nothing after a roll back, also one during the build: it would be undone.
   * @returns the release that is live now; undefined if nothing was to be done
   * @throws ReleaseError as `make` does
   */
  refresh: (source: ReleaseSource, control?: BuildControl) => Promise<Release | undefined>;
  /** What would change. @throws ReleaseError `unknown` */
  compare: (id: string) => Promise<Comparison>;
  /**
   * Makes a release live: a new one, or an earlier or later one again. Takes milliseconds.
   * @param by the person who asks for it, if other than the one who made it
   * @throws ReleaseError `unknown` without a complete release of this id
   */
  switchTo: (id: string, by?: Author) => Promise<Release>;
  /** Removes a release that was made and never live. */
  discard: (id: string) => Promise<void>;
  /** Adds something to publish at a time. @throws RangeError for a time that is none */
  schedule: (schedule: NewSchedule) => Promise<Scheduled>;
  /** What waits, the earliest first. */
  scheduled: () => Scheduled[];
  /** What is to be published now. Each stays due until it is settled. */
  due: () => Promise<DueRelease[]>;
  /** Ends a schedule: it was published, failed, or is no longer wanted. */
  settle: (id: string) => void;
  /** Resolves when everything that follows a switch is done. */
  close: () => Promise<void>;
}
