import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

type Props = SectionProps<'notice'>;

/** The outcomes of a submitted form, which are the anchors that it leads to. Source: product-rules.md, Messages. */
const outcomes = ['received', 'sent', 'stored'] as const;

/** A full-page message next to a sheet of paper. The fragment of the address selects the confirmation. */
export function Notice({ id, heading, message, actions, confirmations, sheet }: Props) {
  return (
    <Section type="notice" id={id} ground="blotter" isPadded={false}>
      <div className="words">
        {confirmations &&
          outcomes.map((outcome) => (
            <p key={outcome} className="confirmation" id={outcome} role="status" tabIndex={-1}>
              <Icon name="check" />
              {confirmations[outcome]}
            </p>
          ))}
        <SectionHead id={id} heading={heading} lead={message} level={1} />
        <ActionButtons actions={actions} />
      </div>
      {sheet && <Sheet {...sheet} />}
    </Section>
  );
}

function Sheet({ title, subtitle, lines, remark }: NonNullable<Props['sheet']>) {
  return (
    <div className="sheet">
      <h2>
        <RichText text={title} />
      </h2>
      <Paragraph className="sub" text={subtitle} />
      <ul>
        {lines.map((line) => (
          <li key={line.text} className={line.missing ? 'missing' : undefined}>
            {line.missing ? (
              <span className="circled">
                <RichText text={line.text} />
                <Mark name="circle" />
              </span>
            ) : (
              <RichText text={line.text} />
            )}
          </li>
        ))}
      </ul>
      <Paragraph className="remark" text={remark} />
    </div>
  );
}
