import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink } from '../../ui/actions/action.tsx';
import { LeadForm } from '../../ui/lead-form/lead-form.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** A contact form next to other ways to reach the company. */
export function Contact({ id, heading, form, ways }: SectionProps<'contact'>) {
  return (
    <Section type="contact" id={id} ground="blotter">
      <LeadForm form={form} id={`${id}-form`} />
      <div>
        <SectionHead id={id} heading={heading} />
        <ul>
          {ways.map(({ title, text, action }) => (
            <li key={title}>
              <h3>{title}</h3>
              <Paragraph text={text} />
              {action && <ActionLink action={action} />}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
