import type { Operation } from '../../../schema/api/studio/operation.ts';
import type { SiteEdit } from '../../edit/operations/site-edit.ts';
import type { Clash } from './merge/clashes.ts';

/** A line of a draft's journal. Together they are the draft: its state is made of them alone. */
export type DraftRecord =
  | BeginRecord
  | EditRecord
  | ClashRecord
  | ChoiceRecord
  | OutsideRecord
  | RebaseRecord
  | TitleRecord;

/** The first record. */
export interface BeginRecord {
  kind: 'begin';
  /** ISO time, as in all records. */
  at: string;
  author: string;
  /** The commit that the draft is made from. */
  base: string;
}

/** Who did something, and how their browser names it. */
export interface Submission {
  /** Unique; sent again, it is not done again. */
  id: string;
  at: string;
  author: string;
  /** The browser tab. What a tab sends was made in knowledge of everything that it sent before. */
  client: string;
}

export interface EditRecord extends Submission {
  kind: 'edit';
  /** Undone together with its neighbors of the same step. */
  step: string;
  /** What the author's browser asked for; empty for undo and redo. */
  operations: Operation[];
  edit: SiteEdit;
  /** The revisions of the edits that it undoes or does again. */
  reverts?: { kind: 'undo' | 'redo'; revisions: number[] };
}

/** Operations of which something would have replaced what others wrote. That waits for a choice. */
export interface ClashRecord extends Submission {
  kind: 'clash';
  step: string;
  operations: Operation[];
  /** The revision that their author saw. */
  seen: number;
  /** Named as they were before the edit. */
  clashes: Clash[];
  /** What did not clash, and was done at once; missing for nothing. */
  edit?: SiteEdit;
}

export interface ChoiceRecord extends Submission {
  kind: 'choice';
  /** The conflicts that it decides. */
  conflicts: string[];
  edit: SiteEdit;
}

/** Files of the draft's folder that another program changed. */
export interface OutsideRecord {
  kind: 'outside';
  at: string;
  edit: SiteEdit;
}

/** The draft is based on another state of the published site now. */
export interface RebaseRecord {
  kind: 'rebase';
  at: string;
  base: string;
  /** From the draft as it was to the draft with what was published since. */
  edit: SiteEdit;
  /** Values that were published and changed in the draft, too. Those of the draft stay until someone chooses. */
  clashes: Clash[];
}

export interface TitleRecord {
  kind: 'title';
  at: string;
  author: string;
  title: string;
}
