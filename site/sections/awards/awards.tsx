import type { SectionProps } from '../../prepared-data.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** A strip of awards: emblem, name, and who awarded it. */
export function Awards({ id, heading, items, ground }: SectionProps<'awards'>) {
  return (
    <Section type="awards" id={id} ground={ground}>
      <SectionHead className="head" id={id} heading={heading} />
      <ul>
        {items.map(({ name, by, image }) => (
          <li key={name}>
            <Picture image={image} sizes="160px" />
            <h3>{name}</h3>
            <p>{by}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
