import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { PageHeading } from './page-heading.tsx';

interface Props {
  /** `done` has the editor's tick before its heading, `fault` a sign of alarm. */
  kind: 'done' | 'fault';
  heading: string;
  /** For the window's title; without it, the heading. */
  title?: string;
  children?: ReactNode;
}

/** What stands in place of a page's content: it is over, or it cannot begin. Its heading has the focus. */
export function Panel({ kind, heading, title, children }: Props) {
  return (
    <section className={`panel ${kind}`}>
      {kind === 'done' ? <Mark name="tick" /> : <Icon name="alert" />}
      <PageHeading title={title ?? heading}>{heading}</PageHeading>
      {children}
    </section>
  );
}
