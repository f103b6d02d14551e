import { useEffect, useRef } from 'react';

interface Props {
  /** The address or name of the page. */
  name: string;
  /** The button that opened it. */
  anchor: HTMLElement;
  onRename: () => void;
  onHistory: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What can be done with a page of the list. Escape or a click elsewhere closes it, and the focus goes back to the button. */
export function PageMenu({ name, anchor, onRename, onHistory, onRemove, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    const { right, bottom, top } = anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = element;
    const isAbove = bottom + offsetHeight > innerHeight;
    element.style.left = `${Math.max(8, right - offsetWidth)}px`;
    element.style.top = `${isAbove ? top - offsetHeight : bottom}px`;
    element.querySelector('button')?.focus();
  }, [anchor]);
  return (
    <div
      ref={panel}
      className="page-menu"
      popover="auto"
      role="dialog"
      aria-label={name}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <button type="button" onClick={onRename}>
        Rename or move
      </button>
      <button type="button" onClick={onHistory}>
        History
      </button>
      <button type="button" onClick={onRemove}>
        Remove
      </button>
    </div>
  );
}
