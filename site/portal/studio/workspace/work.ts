import type { StaffSession } from '../../../../schema/api/staff.ts';
import type { DraftAnswer } from '../../../../schema/api/studio/draft.ts';
import type { Path } from '../../../../schema/api/studio/operation.ts';
import type { StudioFileAnswer } from '../../../../schema/api/studio/tools.ts';
import type { DraftStore } from '../state/draft-store.ts';
import type { DraftView } from '../state/draft-view.ts';
import type { Editing, ShownValue, Subject } from './selection.ts';
import type { Tools } from './use-tools.ts';

/** Everything that the panels of the workspace share. */
export interface Work {
  id: string;
  session: StaffSession;
  store: DraftStore;
  view: DraftView;
  draft: DraftAnswer;
  tools: Tools;
  openPage: (page: string) => void;
  /** What the form shows. */
  subject: Subject;
  choose: (subject: Subject) => void;
  /** The file that has the shared value in the form; undefined until it is loaded. */
  sharedFile: StudioFileAnswer | undefined;
  /** Shows a section's form, and scrolls the page to it. The page, unless it is the open one, has to be opened as well. */
  openSection: (id: string, page?: string) => void;
  /** The section that the page scrolls to; another object each time. */
  reveal: { section: string } | undefined;
  /** The value that the form puts the focus on; another object each time. */
  focus: { path: Path } | undefined;
  setFocus: (focus: Work['focus']) => void;
  /** The value of the page that its YAML goes to, and that is named over the preview; another object each time. */
  shownValue: ShownValue | undefined;
  showValue: (value: ShownValue) => void;
  /** Says which value is edited now. */
  setAt: (at: Editing['at']) => void;
}
