import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  heading: string;
  /** While it works it stays open. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is open as long as it is rendered. The browser keeps the focus in it and gives it back. */
export function Dialog({ heading, isBusy = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which is the cancel event
    <dialog
      ref={dialog}
      className="dialog question"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        // What is clicked is the dialog itself only outside of its content.
        if (event.target === dialog.current) close();
      }}
    >
      <button type="button" className="close-button" aria-label="Close" disabled={isBusy} onClick={close}>
        <Icon name="close" />
      </button>
      <div className="content">
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </dialog>
  );
}
