import type { SectionProps } from '../../prepared-data.ts';
import { ActionLink, actionAttributes } from '../../ui/actions/action.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Mark } from '../../ui/mark.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';

type Props = NonNullable<SectionProps<'notice'>['call']>;

/** The number that will call, which is the page's one mark, and when. */
export function Call({ heading, number, when, closed, actions = [], contacts, note }: Props) {
  return (
    <div className="call">
      <h2>
        <RichText text={heading} />
      </h2>
      <a className="number" {...actionAttributes(number)}>
        {number.label}
        <Mark name="circle" />
      </a>
      <p
        className="when"
        {...(closed && { 'data-island': 'answer-time', 'data-wake': 'idle', 'data-closed': closed })}
      >
        <RichText text={when} />
      </p>
      <div className="btns">
        {actions.map((action) => (
          <ActionLink
            key={action.label}
            action={action}
            icon={action.kind === 'call' ? 'phone' : undefined}
          />
        ))}
        {contacts && (
          <a className="btn line" href={contacts.href}>
            <Icon name="person" />
            {contacts.label}
          </a>
        )}
      </div>
      <Paragraph className="note" text={note} />
    </div>
  );
}
