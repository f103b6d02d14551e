import type { ChoiceBody, Conflict } from '../../../../schema/api/studio/draft.ts';
import type { Edit } from './edits/edit.ts';
import type { FormSource } from './edits/source.ts';
import { isInside } from './edits/source.ts';
import { type SendOperations, useEdits } from './edits/use-edits.ts';
import { FormPanel, type PanelProps } from './form-panel.tsx';
import { ConflictCard } from './notes/conflict-card.tsx';

interface Props extends PanelProps {
  source: FormSource;
  /** Edits that the source does not contain yet, whatever panel they were made in. */
  ahead?: readonly Edit[];
  onOperations: SendOperations;
  /** The author's name. */
  me: string;
  /** Those of the draft. */
  conflicts?: Conflict[];
  /** @param value for `third` */
  onChoose?: (conflict: Conflict, take: ChoiceBody['take'], value?: unknown) => void;
}

const none: readonly Edit[] = [];

/** The form of a section, a page's settings, an entry of a content file, or a part of site.yaml. Each edit is sent at once. */
export function StudioForm({
  source,
  ahead = none,
  onOperations,
  me,
  conflicts = [],
  onChoose,
  ...panel
}: Props) {
  const { shown, edit } = useEdits({ source, ahead, send: onOperations, newStep: panel.newStep });
  const here = conflicts.filter(({ file, path }) => file === source.file && isInside(path, panel.path));
  const conflicting = here.map(({ path }) => path);
  return (
    <FormPanel
      {...panel}
      source={shown}
      edit={edit}
      conflicting={conflicting}
      send={(operations) =>
        void onOperations(operations, panel.newStep(), source.revision).catch(() => undefined)
      }
      top={here.map((conflict) => (
        <ConflictCard
          key={conflict.id}
          conflict={conflict}
          me={me}
          onChoose={(take, value) => onChoose?.(conflict, take, value)}
        />
      ))}
    />
  );
}
