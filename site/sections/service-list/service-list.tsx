import type { SectionProps } from '../../prepared-data.ts';
import { actionAttributes } from '../../ui/actions/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** A numbered list of services. The title is the link, and the whole block its click target. */
export function ServiceList({ id, heading, lead, items }: SectionProps<'service-list'>) {
  return (
    <Section type="service-list" id={id}>
      <SectionHead className="head" id={id} heading={heading} lead={lead} />
      <ol>
        {items.map(({ id: item, title, description, action, image }, index) => (
          <li key={item}>
            <span className="num">{String(index + 1).padStart(2, '0')}</span>
            <Picture image={image} sizes="(min-width: 768px) 132px, 96px" />
            <h3>
              <a {...actionAttributes(action)}>{title}</a>
            </h3>
            <p>{description}</p>
            <span className="round">
              <Icon name="arrow" />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
