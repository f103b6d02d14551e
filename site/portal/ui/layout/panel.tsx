import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { PageHeading } from './page-heading.tsx';

interface Props {
  /** `done` shows a check mark above the heading, `problem` an alert icon. */
  kind: 'done' | 'problem';
  heading: string;
  /** The window title. Defaults to the heading. */
  title?: string;
  children?: ReactNode;
}

/** Replaces a page's content with a final message or a problem. */
export function Panel({ kind, heading, title, children }: Props) {
  return (
    <section className={`panel ${kind}`}>
      {kind === 'done' ? <Mark name="tick" /> : <Icon name="alert" />}
      <PageHeading title={title ?? heading}>{heading}</PageHeading>
      {children}
    </section>
  );
}
