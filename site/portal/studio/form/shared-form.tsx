import { useMemo, useState } from 'react';
import type { Conflict } from '../../../../schema/api/studio/draft.ts';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { PlaceKind, Showing } from '../../../../schema/api/studio/page.ts';
import { type HeldEdits, hold, withHeld } from './edits/held-edits.ts';
import { operationsFor } from './edits/operations-of.ts';
import { type FormSource, isInside } from './edits/source.ts';
import type { SendOperations } from './edits/use-edits.ts';
import { FormPanel, type PanelProps } from './form-panel.tsx';
import { pageOverride } from './notes/page-override.ts';
import { SharedNote } from './notes/shared-note.tsx';

interface Props extends PanelProps {
  /** site.yaml or a content file. */
  source: FormSource;
  kind: PlaceKind;
  /** Every page that shows it. */
  showings: readonly Showing[];
  /** The page that it was opened from. */
  page: { name: string; route: string };
  onOperations: SendOperations;
  /** Those of the file, whose values are marked. */
  conflicts: readonly Conflict[];
}

/** The form of a value that several pages show. Nothing is sent until its author chooses where the change goes. */
export function SharedForm(props: Props) {
  const { source, kind, showings, page, onOperations, conflicts, ...panel } = props;
  const [held, setHeld] = useState<HeldEdits>();
  const [isSending, setSending] = useState(false);
  const shown = useMemo(() => withHeld(held, source), [held, source]);
  const override = pageOverride(kind, panel.path, shown.data, page.name);
  const conflicting = conflicts.map(({ path }) => path).filter((path) => isInside(path, panel.path));

  /** Does what is held. What could not be done stays held. */
  function send(operations: Operation[]) {
    if (!held) return;
    setSending(true);
    onOperations(operations, panel.newStep(), held.source.revision)
      .then(
        () => setHeld(undefined),
        () => undefined,
      )
      .finally(() => setSending(false));
  }

  return (
    <FormPanel
      {...panel}
      source={shown}
      isInert={isSending}
      conflicting={conflicting}
      edit={(edits) => setHeld((now) => hold(now ?? { edits: [], source }, edits))}
      send={(operations) =>
        void onOperations(operations, panel.newStep(), source.revision).catch(() => undefined)
      }
    >
      <SharedNote
        showings={showings}
        route={page.route}
        isHeld={held !== undefined}
        reason={typeof override === 'string' ? override : undefined}
        onAll={() => held && send(operationsFor(held.edits, held.source))}
        onPage={() => typeof override !== 'string' && send([override])}
        onDiscard={() => setHeld(undefined)}
      />
    </FormPanel>
  );
}
