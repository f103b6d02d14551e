import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { LoadPage } from '../load/load-page.ts';
import type { SharedSource } from '../load/load-shared.ts';
import type { PageFolder } from '../load/page-folder.ts';
import type { Plan } from '../prepare/value/plan.ts';
import { zoneProblems } from '../schedule/zone-problems.ts';
import type { SharedUses } from '../validate/routes/routed-page.ts';
import type { Validator } from '../validate/schema/validator.ts';
import { createPageValidator } from '../validate/validate-page.ts';
import { checkShared } from './check-shared.ts';
import { createPreparation, type PreparationParts } from './preparation.ts';
import { createPageReader, type ReadPage } from './read-page.ts';

/** The shared files, checked, and the pages as these files make them. */
export interface SharedReading {
  problems: Problem[];
  uses: SharedUses;
  /** What is no longer shown. */
  past: Problem[];
  /**
   * @param isValid whether the shared files have no problems of any kind
   * @param files the pages; by default, those of the folder that the shared files were read in
   */
  pages: (isValid: boolean, files?: Pick<SharedParts, 'folder' | 'loadPage'>) => ReadPage;
}

export interface SharedParts extends PreparationParts {
  folder: PageFolder;
  loadPage: LoadPage;
  tools: { validator: Validator; plans: Map<string, Plan | undefined> };
  /** The variants of the site's experiment, the control included; 1 without one. */
  siteVariants: number;
}

export function readShared(shared: SharedSource, parts: SharedParts): SharedReading {
  const { media, siteVariants } = parts;
  const { validator, plans } = parts.tools;
  const { preparer, windows, schedule, prepare } = createPreparation(shared, parts);
  const { problems, uses } = preparer
    ? checkShared(shared, preparer, plans)
    : { problems: [], uses: { links: [], anchors: [] } };
  return {
    problems: [
      ...problems,
      ...zoneProblems(shared.site).map((found) => locate(found, [shared.siteFile])),
      ...(schedule?.problems ?? []),
    ],
    uses,
    past: schedule?.past ?? [],
    pages: (isSharedValid, { folder, loadPage } = parts) =>
      createPageReader({
        folder,
        shared,
        media,
        loadPage,
        validatePage: createPageValidator(validator),
        preparer,
        prepare,
        windowOf: windows.windowOf,
        isSharedValid,
        siteVariants,
      }),
  };
}
