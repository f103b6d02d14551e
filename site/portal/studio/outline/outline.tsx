import './outline.css';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Operation } from '../../../../schema/api/studio/operation.ts';
import type { OutlineSection, StudioProblem } from '../../../../schema/api/studio/page.ts';
import { PanelIcon } from '../ui/panel-icon.tsx';
import { mistakesIn } from '../ui/problems-in.ts';
import { AddSectionDialog, type SectionType } from './add-section-dialog.tsx';
import { addSection, changeNote, moveTo } from './move-section.ts';
import { SectionRow } from './section-row.tsx';
import { rowAttribute, useSectionDrag } from './use-section-drag.ts';

interface Props {
  page: string;
  /** The page's own file. Sections of other files are inherited. */
  file: string;
  sections: readonly OutlineSection[];
  /** The ids of the sections on the published page, in order. */
  published: readonly string[];
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
  const { page, file, sections, published, problems, open, types, onOpen, onOperation } = props;
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const ids = sections.map(({ id }) => id);
  const reachable = [focused, open, ids[0]].find((id) => id !== undefined && ids.includes(id));

  const move = (id: string, index: number) => {
    const operation = moveTo(page, ids, id, index);
    if (!operation) return;
    onOperation(operation);
    const name = sections.find((section) => section.id === id)?.name;
    setSaid(`${name} is now section ${index + 1} of ${ids.length}.`);
  };
  const drag = useSectionDrag(list, ids, move);

  const focus = (id: string | undefined) =>
    list.current?.querySelector<HTMLElement>(`[${rowAttribute}="${CSS.escape(id ?? '')}"] .name`)?.focus();

  const onKey = (event: KeyboardEvent, index: number) => {
    const { key, altKey } = event;
    const id = ids[index];
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (id === undefined) return;
    if (step !== 0 && altKey) move(id, index + step);
    else if (step !== 0) focus(ids[index + step]);
    else if (key === 'Home') focus(ids[0]);
    else if (key === 'End') focus(ids.at(-1));
    else if (key === 'Delete') {
      focus(ids[index + 1] ?? ids[index - 1]);
      onOperation({ op: 'removeSection', page, id });
      setSaid(`${sections[index]?.name} is removed.`);
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <section className="outline" aria-label="Sections">
        <h2>Sections</h2>
        <ol ref={list}>
          {sections.map((section, index) => (
            <SectionRow
              key={section.id}
              section={section}
              isOpen={section.id === open}
              isReachable={section.id === reachable}
              isFirst={index === 0}
              isLast={index === ids.length - 1}
              isDragged={section.id === drag.dragged}
              landing={landingAt(index, drag.gap, ids.length)}
              note={changeNote(section, ids, published)}
              inheritedFrom={section.file === file ? undefined : section.file.replace(/\.ya?ml$/, '')}
              mistakes={mistakesIn(problems, section.id)}
              onOpen={() => onOpen(section.id)}
              onFocus={() => setFocused(section.id)}
              onMove={(by) => move(section.id, index + by)}
              onKey={(event) => onKey(event, index)}
            />
          ))}
        </ol>
        <button type="button" className="add" onClick={() => setAdding(true)}>
          <PanelIcon name="plus" /> Add section
        </button>
        <p className="visually-hidden" role="status">
          {said}
        </p>
      </section>
      {isAdding && (
        <AddSectionDialog
          types={types}
          sections={sections}
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

function landingAt(index: number, gap: number | undefined, count: number): 'above' | 'below' | undefined {
  if (gap === index) return 'above';
  return gap === count && index === count - 1 ? 'below' : undefined;
}
