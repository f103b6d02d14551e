import { StudioIcon } from './studio-icon.tsx';

/** Says that there are mistakes in what a row stands for. */
export function Mistakes({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="bad">
      <StudioIcon name="alert" />
      <span className="visually-hidden">{count === 1 ? '1 mistake' : `${count} mistakes`}</span>
    </span>
  );
}
