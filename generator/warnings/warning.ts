import { warnings } from '../errors/catalog/warnings.ts';
import type { WarningCode } from '../errors/catalog.ts';
import type { Problem } from '../errors/problem.ts';

/** What is probably not intended, but does not stop the build. */
export interface Warning extends Problem {
  /** The names of the pages that it is about; empty for one in `site.yaml` or a content file. */
  pages: string[];
  /** Set for one that concerns only drafts. */
  draft?: true;
}

/** The name under which `allow` acknowledges a warning: `title-length` for `TitleLength`. */
export const allowName = (code: string) =>
  code.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** The names of all warnings that a page can acknowledge. */
export const allowNames = Object.keys(warnings)
  .filter((code) => code !== 'StaleAllow')
  .map(allowName);

/** Those of the warnings about pages compared with each other. */
const siteCodes: WarningCode[] = [
  'SameTitle',
  'SameDescription',
  'OrphanPage',
  'ThanksNumber',
  'OtherPrice',
  'EndedRedirect',
  'NearDuplicates',
];
export const siteAllowNames = siteCodes.map(allowName);

export const warningCount = (count: number) =>
  count === 1 ? '1 warning. It does not stop the build.' : `${count} warnings. They do not stop the build.`;
