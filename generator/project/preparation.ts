import type { MediaIndex } from '../images/media-index.ts';
import type { PictureFile } from '../images/picture-file.ts';
import type { SharedSource } from '../load/load-shared.ts';
import { createPagePreparer, type PagePreparer } from '../prepare/page-preparer.ts';
import { preparePage } from '../prepare/prepare-page.ts';
import type { ScopeSource } from '../prepare/scope.ts';
import type { Plan } from '../prepare/value/plan.ts';
import { createMomentReader } from '../schedule/moment.ts';
import { createPageScheduler, type PrepareScheduled } from '../schedule/page-schedule.ts';
import { createSharedSchedule, type SharedSchedule } from '../schedule/shared-schedule.ts';
import { createWindows, type Windows } from '../schedule/windows.ts';
import type { Validator } from '../validate/schema/validator.ts';

export interface PreparationParts extends Pick<ScopeSource, 'onContext'> {
  media: MediaIndex;
  tools: { validator: Pick<Validator, 'section' | 'site'>; plans: Map<string, Plan | undefined> };
  addPicture: (file: PictureFile) => void;
  hasTags: boolean;
  /** The time (ms) that pages are made for. */
  now: number;
}

/** How the pages of a folder are prepared, with its shared files. */
export interface Preparation {
  /** Undefined if site.yaml has problems, like the schedule. */
  preparer: PagePreparer | undefined;
  windows: Windows;
  schedule: SharedSchedule | undefined;
  prepare: PrepareScheduled;
}

export function createPreparation(shared: SharedSource, parts: PreparationParts): Preparation {
  const { media, tools, addPicture, hasTags, now, onContext } = parts;
  const { validator, plans } = tools;
  const year = new Date(now).getUTCFullYear();
  const preparerFor = (shared: SharedSource) =>
    createPagePreparer({ shared, media, plans, year, addPicture, hasTags, onContext });
  const preparer = preparerFor(shared);
  const windows = createWindows(createMomentReader(shared.site?.timeZone));
  const schedule =
    preparer && createSharedSchedule({ shared, windows, plans, validator, preparer, preparerFor, now });
  return {
    preparer,
    windows,
    schedule,
    prepare: schedule
      ? createPageScheduler({ windows, shared: schedule, plans, validator, now })
      : preparePage,
  };
}
