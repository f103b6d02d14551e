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
  /** Also the name of the island. */
  type: SectionType;
  /** The island: the row's buttons, which move it once they are awake. */
  buttons: ComponentType<object>;
  /** What stands in the row, in a word. */
  label: string;
  /** How many cards there are: a single one needs no buttons. */
  count: number;
  /** The cards, as a list. */
  children: ReactNode;
}

/** A section with a row of cards. They are plain HTML and scroll by themselves. */
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
