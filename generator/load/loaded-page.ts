import type { Finding } from '../errors/finding.ts';
import type { TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import type { Row } from './matrix/matrix.ts';

/** A page merged over the pages it extends, not yet validated. */
export interface PageSource {
  name: string;
  /** The page's own file first, then the ones it extends. */
  files: TextFile[];
  data: DeepReadonly<Record<string, unknown>>;
  /** The merged pages that it extends, the nearest first. */
  bases: readonly PageSource['data'][];
  findings: Finding[];
  /** Set for a row of a matrix. */
  row?: PageRow;
}

/** A row and the page that its values are put into. */
export interface PageRow {
  /** Its position in the table. */
  index: number;
  values: Row;
  /** The merged page without the values. */
  template: PageSource['data'];
}

export interface LoadedPage {
  source?: PageSource;
  problems: Problem[];
  /** Read from the text of a page that could not be loaded. Links to the page do not count as broken. */
  route?: string;
  isDraft: boolean;
}
