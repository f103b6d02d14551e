import type { ComponentType, ReactNode } from 'react';
import { Island } from '../../islands/island.tsx';
import { SectionHead } from '../section-head.tsx';

interface Props {
  id: string;
  heading: string;
  lead?: string | undefined;
  ground?: string | undefined;
  /** The room: its root class, and the name of its island. */
  room: string;
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
  const { id, heading, lead, ground = 'paper', room, buttons, label, count, children } = props;
  return (
    <section
      className={`${room} section ground-${ground}`}
      id={id}
      aria-roledescription="carousel"
      aria-labelledby={`${id}-heading`}
    >
      <div className="wrap">
        <div className="head">
          <div>
            <SectionHead id={id} heading={heading} lead={lead} />
          </div>
          {count > 1 && <Island name={room} of={buttons} props={{}} wake="visible" className="scripted" />}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; this group is a row that scrolls */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className="row card-row sideways" role="group" aria-label={label} tabIndex={0}>
          {children}
        </div>
      </div>
    </section>
  );
}
