import { StudioIcon } from './studio-icon.tsx';

interface Props {
  /** What is moved, for screen readers. */
  name: string;
  index: number;
  count: number;
  /** Whether Tab reaches the buttons. */
  isReachable?: boolean;
  onMove: (by: -1 | 1) => void;
}

/** Buttons that move an item of a list. */
export function MoveButtons({ name, index, count, isReachable = true, onMove }: Props) {
  const buttons = [
    { icon: 'up', by: -1, isEnd: index === 0, title: 'Move up, Alt Up' },
    { icon: 'down', by: 1, isEnd: index === count - 1, title: 'Move down, Alt Down' },
  ] as const;
  return buttons.map(({ icon, by, isEnd, title }) => (
    <button
      key={icon}
      type="button"
      className="icon-button"
      tabIndex={isReachable ? 0 : -1}
      aria-label={`Move ${name} ${icon}`}
      title={title}
      disabled={isEnd}
      onClick={() => onMove(by)}
    >
      <StudioIcon name={icon} />
    </button>
  ));
}
