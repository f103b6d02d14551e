import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** Points side by side. An item without a drawing gets a check mark. */
export function Features({
  id,
  heading,
  lead,
  look = 'grid',
  items,
  actions,
  ground,
}: SectionProps<'features'>) {
  const isStrip = look === 'strip';
  return (
    <Section type="features" id={id} look={look} ground={ground} isPadded={!isStrip}>
      <SectionHead className={isStrip ? 'visually-hidden' : 'head'} id={id} heading={heading} lead={lead} />
      <ul>
        {items.map(({ title, text, image, action }) => (
          <li key={title}>
            {image ? <Picture image={image} sizes="200px" /> : <Mark name="tick" />}
            <h3>{title}</h3>
            <Paragraph text={text} />
            {action && <ActionLink action={action} withArrow />}
          </li>
        ))}
      </ul>
      <ActionButtons actions={actions} />
    </Section>
  );
}
