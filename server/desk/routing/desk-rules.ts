import type { Desk as WrittenDesk } from '../../../schema/generated/types.ts';
import type { DistFolder } from '../../static/dist-folder.ts';

/** Where a build writes the rules; see `generator/write/server-file.ts`. */
const listPath = '.build/server.json';

/** How staff answer leads, as `desk:` of `site.yaml` says. */
export interface DeskRules extends Required<Pick<WrittenDesk, 'hours' | 'holidays' | 'manager' | 'routes'>> {
  /** Promised time to an answer within the company's hours, and each person's time to claim an offer. */
  answerWithinMs: number;
  /** IANA name of the zone of the hours. */
  zone: string;
}

export type ReadDeskRules = () => Promise<DeskRules>;

/** Until a site is built. */
const defaultRules: DeskRules = {
  answerWithinMs: 5 * 60_000,
  zone: 'UTC',
  hours: [],
  holidays: [],
  manager: [],
  routes: [],
};

/** Reads the rules of the last build, whenever it has changed. */
export function createDeskRules(dist: Pick<DistFolder, 'stat' | 'bytes'>): ReadDeskRules {
  let last: { version: string; rules: DeskRules } | undefined;
  return async () => {
    const file = await dist.stat(listPath);
    // A build that replaces the folder takes the file away for a moment.
    if (file && last?.version !== file.version) {
      const { desk } = JSON.parse(String(await dist.bytes(file))) as { desk?: Partial<DeskRules> };
      last = { version: file.version, rules: { ...defaultRules, ...desk } };
    }
    return last?.rules ?? defaultRules;
  };
}
