import type { SectionProps } from '../../prepared-data.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { toneLine } from '../../ui/tone.ts';

/** A grid of technologies with icons. */
export function TechStack({ id, heading, lead, items, ground }: SectionProps<'tech-stack'>) {
  return (
    <Section type="tech-stack" id={id} ground={ground}>
      <SectionHead className="head" id={id} heading={heading} lead={lead} />
      <ul>
        {items.map(({ id: item, name, icon, color }) => (
          <li key={item} className={toneLine(color)}>
            <Picture image={icon} sizes="48px" />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
