import { type RefObject, useEffect, useRef } from 'react';

/** Gives an element the focus when a dialog opens, which otherwise goes to the button that closes it. */
export function useFirstFocus<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  // Effects of the dialog, which opens it, run before those of the component around it.
  useEffect(() => control.current?.focus(), []);
  return control;
}
