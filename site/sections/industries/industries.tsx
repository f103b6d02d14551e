import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { toneLine } from '../../ui/tone.ts';

/** A grid of industries with drawings, and a way to ask about one that is not listed. */
export function Industries({ id, heading, lead, action, items, ground }: SectionProps<'industries'>) {
  return (
    <Section type="industries" id={id} ground={ground}>
      <div className="head">
        <div>
          <SectionHead id={id} heading={heading} lead={lead} />
        </div>
        {action && <ActionLink action={action} withArrow={action.look === 'link'} />}
      </div>
      <ul>
        {items.map(({ id: item, name, image, color }) => (
          <li key={item} className={toneLine(color)}>
            <Picture image={image} sizes="148px" />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
