import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  heading: string;
  /** A busy dialog cannot be closed. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog that is open while it is rendered. The focus returns to where it was. */
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it from the keyboard, through the cancel event
    <dialog
      ref={dialog}
      className="dialog question"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        // A click on the backdrop has the dialog itself as its target.
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
