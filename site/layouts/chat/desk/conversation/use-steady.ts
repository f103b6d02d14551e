import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps what is shown while the visitor uses it. A form is not replaced when staff come or go while it is filled in.
 * @param form looked up in the window that the part belongs to
 */
export function useSteady<Kind>(wanted: Kind, part: RefObject<HTMLElement | null>, form: string): Kind {
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    const element = part.current?.parentElement?.querySelector<HTMLFormElement>(form);
    const fields = element?.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea') ?? [];
    const isUsed = element?.contains(document.activeElement) || Array.from(fields).some(({ value }) => value);
    if (!isUsed) setShown(wanted);
  });
  return shown;
}
