import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from './use-title.ts';

interface Props {
  /** The page in the window's title. */
  title: string;
  children: ReactNode;
}

/** The heading of a page. A new one takes the focus, so that screen readers tell that the page is another one. */
export function PageHeading({ title, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(title);
  useEffect(() => {
    // The page that was asked for is read from its beginning.
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
