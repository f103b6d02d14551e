import type { KeyboardEvent } from 'react';
import type { OutlineSection } from '../../../../schema/api/studio/page.ts';
import { PanelIcon } from '../ui/panel-icon.tsx';
import { rowAttribute } from './use-section-drag.ts';

interface Props {
  section: OutlineSection;
  isOpen: boolean;
  /** Whether Tab reaches the row. */
  isReachable: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  /** Where a drag would land next to it. */
  landing: 'above' | 'below' | undefined;
  /** Such as `moved up`. */
  note: string | undefined;
  /** The page that it is inherited from. */
  inheritedFrom: string | undefined;
  mistakes: number;
  onOpen: () => void;
  onFocus: () => void;
  onMove: (by: -1 | 1) => void;
  onKey: (event: KeyboardEvent) => void;
}

export function SectionRow(props: Props) {
  const { section, isOpen, isReachable, isFirst, isLast, note, inheritedFrom, mistakes, onMove } = props;
  const { id, name } = section;
  return (
    <li
      {...{ [rowAttribute]: id }}
      className={isOpen ? 'open' : undefined}
      data-dragged={props.isDragged || undefined}
      data-landing={props.landing}
      onFocus={props.onFocus}
    >
      <PanelIcon name="grip" />
      <button
        type="button"
        className="name"
        aria-current={isOpen || undefined}
        tabIndex={isReachable ? 0 : -1}
        title={`${name}. Alt Up and Alt Down move it, Delete removes it.`}
        onClick={props.onOpen}
        onKeyDown={props.onKey}
      >
        {name}
      </button>
      {inheritedFrom && <span className="from">from {inheritedFrom}</span>}
      {note && <span className="changed">{note}</span>}
      {mistakes > 0 && (
        <span className="bad">
          <PanelIcon name="alert" />
          <span className="visually-hidden">{mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`}</span>
        </span>
      )}
      <span className="moves">
        <button
          type="button"
          tabIndex={isReachable ? 0 : -1}
          aria-label={`Move ${name} up`}
          title="Move up, Alt Up"
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          <PanelIcon name="up" />
        </button>
        <button
          type="button"
          tabIndex={isReachable ? 0 : -1}
          aria-label={`Move ${name} down`}
          title="Move down, Alt Down"
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          <PanelIcon name="down" />
        </button>
      </span>
    </li>
  );
}
