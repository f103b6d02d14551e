import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';

/** A headline next to paragraphs. */
export function Prose({ id, heading, paragraphs, actions, ground }: SectionProps<'prose'>) {
  return (
    <Section type="prose" id={id} ground={ground}>
      <SectionHead id={id} heading={heading} />
      <div>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
        <ActionButtons actions={actions} />
      </div>
    </Section>
  );
}
