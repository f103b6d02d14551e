import type { CSSProperties } from 'react';

/** How long the pencil draws, in s. */
export const drawingTime = 3.6;

/** Makes the function that says when the parts of a mark appear: one mark after the other, the question after its stroke. */
export function timingOf(marks: number): (mark: number, part: 'stroke' | 'words') => CSSProperties {
  const slot = Math.min(0.9, drawingTime / Math.max(1, marks));
  return (mark, part) => {
    const at = (mark + (part === 'stroke' ? 0 : 0.5)) * slot;
    return { '--at': `${at.toFixed(2)}s`, '--for': `${(slot / 2).toFixed(2)}s` } as CSSProperties;
  };
}
