import { Icon } from '../../ui/icon.tsx';
import LeadFormIsland, { type LeadFormIslandProps } from '../../ui/lead-form/lead-form.island.tsx';
import { Paragraph } from '../../ui/text/paragraph.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import type { OfferTexts } from './props.ts';

interface Props extends OfferTexts {
  form: LeadFormIslandProps;
  /** The label above the line. */
  sent: string;
  /** The line that is sent, once it is marked. */
  line: string | undefined;
}

/** The fields that send the line to a writer. With scripts, they follow the marked line. */
export function Offer({ title, intro, note, form, sent, line }: Props) {
  return (
    <div className={line === undefined ? 'offer' : 'offer is-open'}>
      <div>
        <h2 id={`${form.id}-title`}>
          <RichText text={title} />
        </h2>
        <Paragraph className="hand" text={intro} />
        <p className="sent" hidden={line === undefined}>
          <b>{sent}</b>
          {line}
        </p>
      </div>
      <div className="lead-form">
        <LeadFormIsland {...form} />
        {note && (
          <p className="fine">
            <Icon name="lock" />
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
