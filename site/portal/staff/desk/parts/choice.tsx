import type { ReactNode } from 'react';
import { DeskIcon } from './desk-icon.tsx';

interface Props {
  /** The name for screen readers. */
  name: string;
  /** Shown before the value. */
  label?: string;
  /** Of the select. */
  id?: string;
  value: string;
  /** Whether the value is not stored yet. */
  isBusy?: boolean;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** A native select that looks like a button. */
export function Choice({ name, label, id, value, isBusy = false, onChoose, children }: Props) {
  return (
    <span className="choice">
      {label && <i aria-hidden="true">{label}</i>}
      <select
        id={id}
        aria-label={name}
        aria-busy={isBusy || undefined}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {children}
      </select>
      <DeskIcon name="down" className="chevron" />
    </span>
  );
}
