import type { ComponentType, ReactNode } from 'react';
import type { Ground, SectionType } from '../../../schema/generated/types.ts';
import { Island } from '../../islands/island.tsx';
import { Section } from '../section.tsx';
import { SectionHead } from '../section-head.tsx';
import { ScrollRow } from './scroll-row.tsx';

interface Props {
  id: string;
  heading: string;
  lead?: string | undefined;
  ground?: Ground | undefined;
  /** Also the island's name. */
  type: SectionType;
  /** The island: the buttons that move the row. */
  buttons: ComponentType<object>;
  /** Names the row's contents, in a word. */
  label: string;
  /** Number of cards. A single card needs no buttons. */
  count: number;
  /** A list of cards. */
  children: ReactNode;
}

/** A section with a row of cards. The row is plain HTML and scrolls natively. */
export function CardCarousel(props: Props) {
  const { id, heading, lead, ground, type, buttons, label, count, children } = props;
  return (
    <Section type={type} id={id} ground={ground} isCarousel>
      <div className="head">
        <div>
          <SectionHead id={id} heading={heading} lead={lead} />
        </div>
        {count > 1 && <Island name={type} of={buttons} props={{}} wake="visible" className="scripted" />}
      </div>
      <ScrollRow className="row card-row sideways" label={label}>
        {children}
      </ScrollRow>
    </Section>
  );
}
