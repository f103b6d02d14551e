import { useState } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { LeadEvent, MailDeliveryState, TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { openComposer } from '../compose/composer-tabs.ts';
import { withFailed } from '../compose/mail/mail-draft.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';
import { actorOf } from './event-words.ts';

type MailOut = Extract<LeadEvent, { kind: 'mail-out' }>;

interface Props {
  entry: TimelineEntry;
  event: MailOut;
  lead: LeadDetails;
}

/** More than this is shown on request. Characters. */
const shortLength = 220;

/** A reply: what was written, and whether it was sent. */
export function MailOutView({ entry, event, lead }: Props) {
  const { me } = useDeskContext();
  const [isWhole, setWhole] = useState(false);
  const { subject, text, delivery } = event;
  const isFailed = delivery.status === 'failed';
  const isLong = text.length > shortLength || text.split('\n').length > 4;
  return (
    <div className={isFailed ? 'unsent' : undefined}>
      <p className="who">
        {isFailed ? 'Not sent:' : `${entry.by ? actorOf(entry.by, me.email) : 'We'} wrote:`}{' '}
        <span>
          <bdi>{subject}</bdi>
        </span>
      </p>
      <p className="body" dir="auto">
        {isLong && !isWhole ? `${text.slice(0, shortLength).trimEnd()}…` : text}
      </p>
      <p className="meta">
        {isLong && (
          <button
            type="button"
            className="more"
            aria-expanded={isWhole}
            onClick={() => setWhole((was) => !was)}
          >
            {isWhole ? 'Show less' : 'Show all'}
          </button>
        )}{' '}
        {!isFailed && <DeliveryWords delivery={delivery} />}
      </p>
      {isFailed && <Failed event={event} lead={lead} />}
    </div>
  );
}

function DeliveryWords({ delivery }: { delivery: MailDeliveryState }) {
  const { status, acceptedBy, reason } = delivery;
  if (status === 'sent')
    return (
      <span>
        <DeskIcon name="check" /> {acceptedBy ? `Accepted by ${acceptedBy}` : 'Sent'}
      </span>
    );
  if (status === 'written') return <span>Written to a file, not sent: no mail server is set up.</span>;
  return <span>{reason ? `Not sent yet. ${reason} We’ll keep trying.` : 'Being sent'}</span>;
}

/** Why it failed, and what can be done about it. */
function Failed({ event, lead }: Omit<Props, 'entry'>) {
  const { mails, panels } = useDeskContext();
  const { reason, detail } = event.delivery;
  const { id, phone, isSpam, email } = lead;

  function writeAgain() {
    mails.write(id, (draft) => withFailed(draft, event));
    openComposer(panels, 'email');
  }

  return (
    <>
      <p className="why">
        <DeskIcon name="mail" />
        <span>
          To <bdi>{event.to}</bdi>. {reason}
          {detail && (
            <>
              <br />
              <code>{detail}</code>
            </>
          )}
        </span>
      </p>
      <div className="acts">
        {email && !isSpam && (
          <button type="button" className="act line" onClick={writeAgain}>
            Write again
          </button>
        )}
        {phone && (
          <a className="act line" href={`tel:${phone}`}>
            <DeskIcon name="phone" />
            Call {phone}
          </a>
        )}
      </div>
    </>
  );
}
