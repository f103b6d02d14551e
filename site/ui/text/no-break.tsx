import type { ReactNode } from 'react';

/** Keeps hyphenated words, such as "Professional-Level", on one line. */
export function noBreak(name: string): ReactNode {
  return name.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
