import type { Conflict } from '../../../../schema/api/studio/draft.ts';
import type { StudioProblem } from '../../../../schema/api/studio/page.ts';
import type { SourceTarget } from './editor/source-editor.ts';
import type { SourceEdit } from './editor/source-sync.ts';

export interface YamlProps {
  /** Another file opens another editor. */
  file: string;
  /** The draft's text of the file at the revision. */
  text: string;
  revision: number;
  /** The number of the last edit that the text contains; 0 for none. */
  done: number;
  /** The number of the last edit that was refused; 0 for none. It is sent again with what is typed next. */
  refused: number;
  /** Whether edits cannot be sent now, and only stored. */
  isAway: boolean;
  /** Null for a new file. */
  published: string | null;
  /** Of the file. */
  problems: readonly StudioProblem[];
  /** Of the file. */
  conflicts: readonly Conflict[];
  /** How many sections are in another place than on the published page. */
  movedSections: number;
  /** A new object goes there. */
  target?: { at: SourceTarget; hasFocus: boolean } | undefined;
  /** What was typed, as `editSource` takes it, for the text of the edit's revision. The next one comes when this is done, or nothing can be sent. */
  onEdit: (edit: SourceEdit) => void;
  onFix: (problem: StudioProblem) => void;
  onUndo: () => void;
  onRedo: () => void;
}
