import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

/** Lines before and after: the draft with the editor's marks, and below it the line as it was sent. */
export function Rewrites(props: SectionProps<'rewrites'>) {
  const { id, heading, lead, items, draftLabel = 'Before', rewriteLabel = 'After', actions, ground } = props;
  return (
    <Section type="rewrites" id={id} ground={ground}>
      <SectionHead id={id} heading={heading} lead={lead} className="intro" />
      <ol className="lines">
        {items.map(({ who, draft, rewrite, remark }) => (
          <li key={who}>
            <h3>{who}</h3>
            <dl>
              <dt>{draftLabel}</dt>
              <dd className="before">
                <RichText text={draft} />
              </dd>
              <dt>{rewriteLabel}</dt>
              <dd className="after">
                <RichText text={rewrite} />
              </dd>
            </dl>
            <Paragraph className="remark" text={remark} />
          </li>
        ))}
      </ol>
      <ActionButtons actions={actions} />
    </Section>
  );
}
