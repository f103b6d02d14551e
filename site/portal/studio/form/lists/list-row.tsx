import './list-row.css';
import type { ReactNode } from 'react';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { StudioIcon } from '../../ui/studio-icon.tsx';
import { useSortable } from '../../ui/use-sortable.ts';

interface Props {
  /** Identifies the list. */
  list: string;
  index: number;
  count: number;
  /** What the item is, for screen readers. */
  name: string;
  /** Why it cannot be removed. */
  cannotRemove?: string | undefined;
  isOpen?: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
  /** The row. */
  children: ReactNode;
  /** What is below it while it is open. */
  inside?: ReactNode;
}

/** An item of a list: a grip to drag it, and buttons and keys that move and remove it. */
export function ListRow(props: Props) {
  const { list, index, count, name, cannotRemove, isOpen = false, onMove, children, inside } = props;
  const onRemove = cannotRemove === undefined ? props.onRemove : undefined;
  const sortable = useSortable<HTMLLIElement>({ list, index, count, onMove, onRemove });
  return (
    <li
      ref={sortable.row}
      className={isOpen ? 'sortable list-row is-open' : 'sortable list-row'}
      data-drag={sortable.drag}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls in it */}
      <div className="row-line" onKeyDown={sortable.onKeyDown}>
        <span ref={sortable.handle} className="row-grip" aria-hidden="true">
          <StudioIcon name="grip" />
        </span>
        <div className="row-content">{children}</div>
        <div className="row-tools">
          <MoveButtons {...{ name, index, count }} onMove={sortable.move} />
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${name}`}
            title={cannotRemove ?? 'Remove, Delete'}
            disabled={cannotRemove !== undefined}
            onClick={sortable.remove}
          >
            <StudioIcon name="close" />
          </button>
        </div>
      </div>
      {isOpen && <div className="row-inside">{inside}</div>}
    </li>
  );
}
