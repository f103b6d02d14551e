import { StudioIcon } from './studio-icon.tsx';

/** Says how many mistakes are in the page or section of a row. */
export function Mistakes({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="bad">
      <StudioIcon name="alert" />
      <span className="visually-hidden">{count === 1 ? '1 mistake' : `${count} mistakes`}</span>
    </span>
  );
}
