import type { OutlineSection } from '../../../../schema/api/studio/page.ts';
import { Mistakes } from '../ui/mistakes.tsx';
import { MoveButtons } from '../ui/move-buttons.tsx';
import { StudioIcon } from '../ui/studio-icon.tsx';
import { useSortable } from '../ui/use-sortable.ts';

interface Props {
  section: OutlineSection;
  index: number;
  count: number;
  isOpen: boolean;
  /** Whether Tab reaches the row. */
  isReachable: boolean;
  /** The page that it is inherited from. */
  inheritedFrom: string | undefined;
  mistakes: number;
  onOpen: () => void;
  onFocus: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

export function SectionRow(props: Props) {
  const { section, index, count, isOpen, isReachable, inheritedFrom, mistakes } = props;
  const { onMove, onRemove } = props;
  const { name, change } = section;
  const sortable = useSortable<HTMLLIElement>({ list: 'sections', index, count, onMove, onRemove });
  return (
    <li
      ref={sortable.row}
      className={isOpen ? 'sortable open' : 'sortable'}
      data-drag={sortable.drag}
      onFocus={props.onFocus}
    >
      <StudioIcon name="grip" />
      <button
        type="button"
        className="name"
        aria-current={isOpen || undefined}
        tabIndex={isReachable ? 0 : -1}
        title={`${name}. Alt Up and Alt Down move it, Delete removes it.`}
        onClick={props.onOpen}
        onKeyDown={sortable.onKeyDown}
      >
        {name}
      </button>
      {inheritedFrom && <span className="from">from {inheritedFrom}</span>}
      {change && <span className="changed">{change}</span>}
      <Mistakes count={mistakes} />
      <span className="moves">
        <MoveButtons {...{ name, index, count, isReachable }} onMove={sortable.move} />
      </span>
    </li>
  );
}
