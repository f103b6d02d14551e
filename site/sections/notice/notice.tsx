import type { ReactNode } from 'react';
import type { SectionProps } from '../../prepared-data.ts';
import { ActionButtons } from '../../ui/actions/action-buttons.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Call } from './call.tsx';
import { Upload } from './upload.tsx';

type Props = SectionProps<'notice'>;

/** The outcomes of a submitted form, which are the anchors that it leads to. Source: product-rules.md, Messages. */
const outcomes = ['received', 'sent', 'stored'] as const;

/** A full-page message. The fragment of the address selects the confirmation. */
export function Notice(props: Props) {
  const { id, heading, message, actions, confirmations, sheet, call } = props;
  const head = (
    <>
      {confirmations &&
        outcomes.map((outcome) => (
          <p key={outcome} className="confirmation" id={outcome} role="status" tabIndex={-1}>
            <Icon name="check" />
            {confirmations[outcome]}
          </p>
        ))}
      <SectionHead id={id} heading={heading} lead={message} level={1} />
    </>
  );
  if (call) return <AfterForm {...props} call={call} head={head} />;
  return (
    <Section type="notice" id={id} ground="blotter" isPadded={false}>
      <div className="words">
        {head}
        <ActionButtons actions={actions} />
      </div>
      {sheet && <Sheet {...sheet} />}
    </Section>
  );
}

type AfterFormProps = Props & { call: NonNullable<Props['call']>; head: ReactNode };

/** The page after a form: who calls and when, what to send now, and what comes next. The way home is last. */
function AfterForm({ id, actions = [], sheet, call, upload, next, head }: AfterFormProps) {
  return (
    <Section type="notice" id={id} look="after-form" isPadded={false}>
      {head}
      <Call {...call} />
      {upload && <Upload {...upload} />}
      {next && (
        <div className="next">
          <h2>
            <RichText text={next.heading} />
          </h2>
          <ol>
            {next.steps.map(({ text, note }) => (
              <li key={text}>
                <b>
                  <RichText text={text} />
                </b>
                <Paragraph text={note} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {sheet && <Sheet {...sheet} />}
      {actions.length > 0 && (
        <p className="ways-out">
          {actions.map(({ label, href }) => (
            <a key={label} href={href}>
              <Icon name="left" />
              {label}
            </a>
          ))}
        </p>
      )}
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
