import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';

/** A sheet with one sentence, bracketed in the margin, and calls to action. */
export function CtaBand({ id, heading, lead, actions }: SectionProps<'cta-band'>) {
  return (
    <Section type="cta-band" id={id}>
      <div className="sheet">
        <div>
          <Mark name="bracket" />
          <SectionHead id={id} heading={heading} lead={lead} />
        </div>
        <ActionButtons actions={actions} />
      </div>
    </Section>
  );
}
