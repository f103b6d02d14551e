import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { MediaIndex } from '../images/media-index.ts';
import type { PictureFile } from '../images/picture-file.ts';
import type { LoadPage } from '../load/load-page.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { PageFolder } from '../load/page-folder.ts';
import { createPagePreparer } from '../prepare/page-preparer.ts';
import { preparePage } from '../prepare/prepare-page.ts';
import type { Plan } from '../prepare/value/plan.ts';
import { createMomentReader } from '../schedule/moment.ts';
import { createPageScheduler } from '../schedule/page-schedule.ts';
import { createSharedSchedule } from '../schedule/shared-schedule.ts';
import { createWindows } from '../schedule/windows.ts';
import { zoneProblems } from '../schedule/zone-problems.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import type { Validator } from '../validate/schema/validator.ts';
import { createPageValidator } from '../validate/validate-page.ts';
import { checkShared } from './check-shared.ts';
import { createPageReader, type ReadPage } from './read-page.ts';

/** The shared files, checked, and the pages as these files make them. */
export interface SharedReading {
  problems: Problem[];
  uses: SharedUses;
  /** What is no longer shown. */
  past: Problem[];
  /** @param isValid whether the shared files have no problems of any kind */
  pages: (isValid: boolean) => ReadPage;
}

export interface SharedParts {
  folder: PageFolder;
  media: MediaIndex;
  loadPage: LoadPage;
  tools: { validator: Validator; plans: Map<string, Plan | undefined> };
  addPicture: (file: PictureFile) => void;
  hasTags: boolean;
  /** The time (ms) that pages are made for. */
  now: number;
  /** The variants of the site's experiment, the control included; 1 without one. */
  siteVariants: number;
}

export function readShared(shared: SharedSource, parts: SharedParts): SharedReading {
  const { folder, media, loadPage, addPicture, hasTags, now, siteVariants } = parts;
  const { validator, plans } = parts.tools;
  const year = new Date(now).getUTCFullYear();
  const preparerFor = (shared: SharedSource) =>
    createPagePreparer({ shared, media, plans, year, addPicture, hasTags });
  const preparer = preparerFor(shared);
  const { problems, uses } = preparer
    ? checkShared(shared, preparer, plans)
    : { problems: [], uses: { links: [], anchors: [] } };
  const windows = createWindows(createMomentReader(shared.site?.timeZone));
  const schedule =
    preparer && createSharedSchedule({ shared, windows, plans, validator, preparer, preparerFor, now });
  return {
    problems: [
      ...problems,
      ...zoneProblems(shared.site).map((found) => locate(found, [shared.siteFile])),
      ...(schedule?.problems ?? []),
    ],
    uses,
    past: schedule?.past ?? [],
    pages: (isSharedValid) =>
      createPageReader({
        folder,
        shared,
        media,
        loadPage,
        validatePage: createPageValidator(validator),
        preparer,
        prepare: schedule
          ? createPageScheduler({ windows, shared: schedule, plans, validator, now })
          : preparePage,
        windowOf: windows.windowOf,
        isSharedValid,
        siteVariants,
      }),
  };
}
