import './menu.css';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { DeskIcon } from './desk-icon.tsx';

interface Props {
  /** The button's text. */
  label: ReactNode;
  /** The name of the panel, for screen readers. */
  name: string;
  className?: string;
  /** Of the button, for a key that presses it. */
  buttonId?: string;
  panelClass?: string;
  /** Which edges of the button and the panel are in line. */
  align?: 'start' | 'end';
  onOpen?: () => void;
  /** @param close hides the panel and returns the focus to the button */
  children: (close: () => void) => ReactNode;
}

const margin = 8;

/** A button with a panel below it. Escape or a click elsewhere closes the panel. */
export function Menu({
  label,
  name,
  className = 'quiet boxed',
  buttonId,
  panelClass,
  align = 'start',
  onOpen,
  children,
}: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** Keeps the panel in the window: it is in the top layer, where no pane clips it. */
  function place() {
    if (!button.current || !panel.current) return;
    const from = button.current.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = panel.current;
    const wanted = align === 'start' ? from.left : from.right - offsetWidth;
    const left = Math.max(margin, Math.min(wanted, innerWidth - offsetWidth - margin));
    const below = from.bottom + 4;
    const top = below + offsetHeight > innerHeight ? Math.max(margin, from.top - offsetHeight - 4) : below;
    panel.current.style.left = `${left}px`;
    panel.current.style.top = `${top}px`;
  }

  // The button moves when what is around it changes.
  useLayoutEffect(() => {
    if (panel.current?.matches(':popover-open')) place();
  });

  return (
    <>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={className}
        popoverTarget={id}
        aria-haspopup="dialog"
      >
        {label}
        <DeskIcon name="down" className="chevron" />
      </button>
      <div
        ref={panel}
        id={id}
        className={panelClass ? `menu-panel ${panelClass}` : 'menu-panel'}
        popover="auto"
        role="dialog"
        aria-label={name}
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          onOpen?.();
          place();
          panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
        }}
      >
        {children(() => {
          panel.current?.hidePopover();
          button.current?.focus();
        })}
      </div>
    </>
  );
}
