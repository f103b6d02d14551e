import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** Questions that open one at a time, as a native accordion without scripts. Source: product-rules.md, Accordions. */
export function Faqs({ id, heading, lead, action, items, open = true, numbered }: SectionProps<'faqs'>) {
  return (
    <Section type="faqs" id={id}>
      <div className="side">
        <SectionHead id={id} heading={heading} lead={lead} leadClass="" />
        {action && <ActionLink action={action} icon={action.kind === 'call' ? 'phone' : undefined} />}
      </div>
      <div>
        {items.map((item, index) => (
          <details key={item.id} name={id} open={open && index === 0}>
            <summary>
              {numbered && <em className="num">{String(index + 1).padStart(2, '0')}</em>}
              <span>{item.question}</span>
              <Icon name="plus" />
            </summary>
            <Paragraph text={item.answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
