import { useRef } from 'react';

/** Heights of the panel, in px. */
export const defaultHeight = 226;
const minHeight = 98;
const maxHeight = 800;

/** What an arrow key adds, in px: a line of the editor. */
const keyStep = 21;

interface Props {
  height: number;
  onHeight: (height: number) => void;
}

/** The edge that changes the height of the panel below it: dragged, or with the arrow keys. A double click resets it. */
export function ResizeHandle({ height, onHeight }: Props) {
  const start = useRef<{ y: number; height: number }>(undefined);
  const set = (next: number) => onHeight(Math.round(Math.min(maxHeight, Math.max(minHeight, next))));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an `hr` is no control
    <div
      className="resize-handle"
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label="Height of the YAML panel"
      aria-valuenow={height}
      aria-valuemin={minHeight}
      aria-valuemax={maxHeight}
      onPointerDown={(event) => {
        start.current = { y: event.clientY, height };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={({ clientY }) => {
        if (start.current) set(start.current.height + start.current.y - clientY);
      }}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onPointerCancel={() => {
        start.current = undefined;
      }}
      onDoubleClick={() => onHeight(defaultHeight)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        set(height + (event.key === 'ArrowUp' ? keyStep : -keyStep));
      }}
    />
  );
}
