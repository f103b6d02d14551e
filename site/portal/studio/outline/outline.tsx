import './outline.css';
import { useState } from 'react';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { OutlineSection, StudioProblem } from '../../../../schema/api/studio/page.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { mistakesIn } from '../ui/problems-in.ts';
import { StudioIcon } from '../ui/studio-icon.tsx';
import { AddSectionDialog, type SectionType } from './add-section-dialog.tsx';
import { addSection, moveTo, orderAfter } from './move-section.ts';
import { SectionRow } from './section-row.tsx';

interface Props {
  page: string;
  /** The page's own file. Sections of other files are inherited. */
  file: string;
  sections: readonly OutlineSection[];
  /** What was done, and the sections do not show yet. */
  ahead: readonly Operation[];
  /** Those of the page. */
  problems: readonly StudioProblem[];
  /** The id of the open section. */
  open: string | undefined;
  /** The types that can be added. */
  types: readonly SectionType[];
  onOpen: (section: string) => void;
  onOperation: (operation: Operation) => void;
}

/** The sections of a page. They are moved by dragging, with buttons, or with Alt and the arrow keys. */
export function Outline(props: Props) {
  const { page, file, sections, ahead, problems, open, types, onOpen, onOperation } = props;
  const [focused, setFocused] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  // What is done shows at once: the next move starts from there.
  const ids = orderAfter(
    page,
    sections.map(({ id }) => id),
    ahead,
  );
  const rows = ids.flatMap((id) => sections.find((section) => section.id === id) ?? []);
  const reachable = [focused, open, ids[0]].find((id) => id !== undefined && ids.includes(id));

  const move = (from: number, to: number) => {
    const operation = moveTo(page, ids, from, to);
    if (!operation) return;
    onOperation(operation);
    setSaid(`${rows[from]?.name} is now section ${to + 1} of ${ids.length}.`);
  };

  return (
    <>
      <section className="outline" aria-label="Sections">
        <h2>Sections</h2>
        <ol>
          {rows.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              index={index}
              count={ids.length}
              isOpen={section.id === open}
              isReachable={section.id === reachable}
              inheritedFrom={section.file === file ? undefined : section.file.replace(/\.ya?ml$/, '')}
              mistakes={mistakesIn(problems, section.id)}
              onOpen={() => onOpen(section.id)}
              onFocus={() => setFocused(section.id)}
              onMove={move}
              onRemove={() => {
                onOperation({ op: 'removeSection', page, id: section.id });
                showToast(`Removed ${section.name}. Press Ctrl Z to undo.`);
              }}
            />
          ))}
        </ol>
        <button type="button" className="add" onClick={() => setAdding(true)}>
          <StudioIcon name="plus" /> Add section
        </button>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </section>
      {isAdding && (
        <AddSectionDialog
          types={types}
          sections={rows}
          after={open !== undefined && ids.includes(open) ? open : ids.at(-1)}
          onAdd={(type, after) => {
            setAdding(false);
            onOperation(addSection(page, ids, type, after));
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
