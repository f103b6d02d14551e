import type { ReactNode } from 'react';
import type { Ground, SectionType } from '../../schema/generated/types.ts';

interface Props {
  type: SectionType;
  /** The section's id, which links use as an anchor. The element `<id>-heading` labels the section. */
  id: string;
  ground?: Ground | 'ink' | 'green';
  /** A modifier class, for a type with several looks. */
  look?: string;
  /** False for a section that sets its own vertical space. */
  isPadded?: boolean;
  isCarousel?: boolean;
  /** A modifier class for the page-wide column. */
  columnClass?: string | undefined;
  /** Rendered after the page-wide column, such as a dialog. */
  after?: ReactNode;
  children: ReactNode;
}

/** The shell of a section: a root element with the type as its class, and the page-wide column inside. */
export function Section({
  type,
  id,
  ground = 'paper',
  look,
  isPadded = true,
  isCarousel,
  columnClass,
  after,
  children,
}: Props) {
  const classes = [type, look, isPadded && 'section', groundClasses[ground]];
  return (
    <section
      className={classes.filter(Boolean).join(' ')}
      id={id}
      aria-roledescription={isCarousel ? 'carousel' : undefined}
      aria-labelledby={`${id}-heading`}
    >
      <div className={columnClass ? `wrap ${columnClass}` : 'wrap'}>{children}</div>
      {after}
    </section>
  );
}

const groundClasses: Record<NonNullable<Props['ground']>, string> = {
  paper: '',
  blotter: 'ground-blotter',
  sheet: 'ground-sheet',
  ink: 'on-ink',
  green: 'on-green',
};
