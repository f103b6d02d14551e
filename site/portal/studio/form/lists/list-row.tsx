import './list-row.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useSortable } from '../../ui/use-sortable.ts';
import { FormIcon } from '../form-icon.tsx';

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
  const {
    list,
    index,
    count,
    name,
    cannotRemove,
    isOpen = false,
    onMove,
    onRemove,
    children,
    inside,
  } = props;
  const { row, handle, state } = useSortable<HTMLLIElement>({ list, index, onMove });
  const line = useRef<HTMLDivElement>(null);

  /** The focus stays on what was used: the row moves with it. */
  function move(to: number) {
    if (to < 0 || to >= count) return;
    const used = document.activeElement;
    onMove(index, to);
    requestAnimationFrame(() => {
      if (!(used instanceof HTMLElement) || !used.isConnected) return;
      const isDisabled = used instanceof HTMLButtonElement && used.disabled;
      const other = line.current?.querySelector<HTMLElement>('.row-tools button:not(:disabled)');
      (isDisabled ? other : used)?.focus();
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const isText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    const isEmpty = isText && (event.target as HTMLInputElement).value === '';
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(event.key === 'ArrowUp' ? index - 1 : index + 1);
    } else if ((event.key === 'Delete' && !isText) || (event.key === 'Backspace' && isEmpty)) {
      event.preventDefault();
      if (cannotRemove === undefined) onRemove();
    }
  }

  return (
    <li ref={row} className={['list-row', `is-${state}`, isOpen && 'is-open'].filter(Boolean).join(' ')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the controls in it */}
      <div ref={line} className="row-line" onKeyDown={onKeyDown}>
        <span ref={handle} className="row-grip" aria-hidden="true">
          <FormIcon name="grip" />
        </span>
        <div className="row-content">{children}</div>
        <div className="row-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${name} up`}
            title="Up, Alt ↑"
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <FormIcon name="up" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Move ${name} down`}
            title="Down, Alt ↓"
            disabled={index === count - 1}
            onClick={() => move(index + 1)}
          >
            <FormIcon name="down" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${name}`}
            title={cannotRemove ?? 'Remove, Delete'}
            disabled={cannotRemove !== undefined}
            onClick={onRemove}
          >
            <FormIcon name="close" />
          </button>
        </div>
      </div>
      {isOpen && <div className="row-inside">{inside}</div>}
    </li>
  );
}
