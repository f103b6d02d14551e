import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  className: string;
  /** The button that opened it, which gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** A small dialog below a button. Escape, a click elsewhere, and leaving it with Tab close it. */
export function Popup({ label, className, anchor, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    element.showPopover();
    const { left, bottom, top } = anchor.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = element;
    const isAbove = bottom + offsetHeight > innerHeight;
    element.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
    element.style.top = `${isAbove ? Math.max(8, top - offsetHeight) : bottom}px`;
    element.querySelector<HTMLElement>('button, input')?.focus();
    const onPointer = ({ target }: PointerEvent) => {
      const isHere = target instanceof Node && (element.contains(target) || anchor.contains(target));
      if (!isHere) close.current();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      if (element.contains(document.activeElement)) anchor.focus();
    };
  }, [anchor]);
  return (
    <div
      ref={panel}
      className={`popup ${className}`}
      popover="manual"
      role="dialog"
      aria-label={label}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
      onBlur={({ relatedTarget }) => {
        const isInside = relatedTarget === anchor || panel.current?.contains(relatedTarget);
        if (relatedTarget && !isInside) onClose();
      }}
    >
      {children}
    </div>
  );
}
