import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from './use-title.ts';

interface Props {
  /** The page's name in the window title. */
  title: string;
  children: ReactNode;
}

/** A page's heading. On navigation it takes the focus, so screen readers announce the new page. */
export function PageHeading({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    // The browser handles the first page. Later ones start at the top.
    if (wasHeadingShown) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    wasHeadingShown = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

let wasHeadingShown = false;
