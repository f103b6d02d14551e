import type { ReactNode } from 'react';

interface Props {
  className: string;
  /** Names the row's contents, in a word. */
  label: string;
  children: ReactNode;
}

/** A row that scrolls horizontally, by keyboard as well. */
export function ScrollRow({ className, label, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is a row that scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
