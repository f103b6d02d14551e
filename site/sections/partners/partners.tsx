import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** Platforms that refer clients: their logos and what they do. */
export function Partners({ id, heading, lead, items, actions, ground }: SectionProps<'partners'>) {
  return (
    <Section type="partners" id={id} ground={ground}>
      <div>
        <SectionHead id={id} heading={heading} lead={lead} />
        <ActionButtons actions={actions} />
      </div>
      <ul>
        {items.map(({ name, text, logo }) => (
          <li key={name}>
            <Picture image={{ ...logo, alt: logo.alt || name }} sizes="204px" />
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
