import { useMemo } from 'react';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { PlaceKind, Showing } from '../../../../schema/api/studio/page.ts';
import { type Edit, withEdits } from './edits/edit.ts';
import { operationsFor } from './edits/operations-of.ts';
import { type FormSource, isSamePath } from './edits/source.ts';
import type { SendOperations } from './edits/use-edits.ts';
import { FormPanel, type PanelProps } from './form-panel.tsx';
import { pageOverride } from './notes/page-override.ts';
import { SharedNote } from './notes/shared-note.tsx';

interface Props extends PanelProps {
  /** site.yaml or a content file, without what is held. */
  source: FormSource;
  kind: PlaceKind;
  /** Every page that shows it. */
  showings: readonly Showing[];
  /** The page that it was opened from. */
  page: { name: string; route: string };
  /** Edits that wait for the choice of where they go; the caller keeps them. */
  held: readonly Edit[];
  onHold: (edits: Edit[]) => void;
  onOperations: SendOperations;
}

/** The form of a value that several pages show. Nothing is sent until its author chooses where the change goes. */
export function SharedForm({ source, kind, showings, page, held, onHold, onOperations, ...panel }: Props) {
  const shown = useMemo(() => withEdits(source, held), [source, held]);
  const override = pageOverride(kind, panel.path, shown.data, page.name);

  function send(operations: Operation[]) {
    // What could not be done stays held.
    onOperations(operations, panel.newStep(), source.revision).then(
      () => onHold([]),
      () => undefined,
    );
  }

  return (
    <FormPanel
      {...panel}
      source={shown}
      edit={(edits) => onHold([edits].flat().reduce(hold, [...held]))}
      send={send}
    >
      <SharedNote
        showings={showings}
        route={page.route}
        isHeld={held.length > 0}
        reason={typeof override === 'string' ? override : undefined}
        onAll={() => send(operationsFor(held, source))}
        onPage={() => typeof override !== 'string' && send([override])}
        onDiscard={() => onHold([])}
      />
    </FormPanel>
  );
}

/** Adds an edit; of several letters of a text, only the last one counts. */
function hold(held: Edit[], edit: Edit): Edit[] {
  const last = held.at(-1);
  const replaces = last?.kind === 'set' && edit.kind === 'set' && isSamePath(last.path, edit.path);
  return [...(replaces ? held.slice(0, -1) : held), edit];
}
