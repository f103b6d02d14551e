import { useState } from 'react';
import type { LeadEvent, MailDeliveryState, TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';
import { actorOf } from './event-words.ts';

type MailOut = Extract<LeadEvent, { kind: 'mail-out' }>;

/** More than this is shown on request. Characters. */
const shortLength = 220;

/** A reply: what was written, and whether it was sent. */
export function MailOutView({ entry, event }: { entry: TimelineEntry; event: MailOut }) {
  const { me } = useDeskContext();
  const [isWhole, setWhole] = useState(false);
  const { subject, text, delivery } = event;
  const isLong = text.length > shortLength || text.split('\n').length > 4;
  return (
    <div className={delivery.status === 'failed' ? 'unsent' : undefined}>
      <p className="who">
        {delivery.status === 'failed'
          ? 'Not sent:'
          : `${entry.by ? actorOf(entry.by, me.email) : 'We'} wrote:`}{' '}
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
        <DeliveryWords delivery={delivery} to={event.to} />
      </p>
    </div>
  );
}

function DeliveryWords({ delivery, to }: { delivery: MailDeliveryState; to: string }) {
  const { status, acceptedBy, reason, detail } = delivery;
  if (status === 'sent')
    return (
      <span>
        <DeskIcon name="check" /> {acceptedBy ? `Accepted by ${acceptedBy}` : 'Sent'}
      </span>
    );
  if (status === 'written') return <span>Written to a file, not sent: no mail server is set up.</span>;
  if (status === 'pending')
    return <span>{reason ? `Not sent yet. ${reason} We keep trying.` : 'Being sent'}</span>;
  return (
    <span>
      To <bdi>{to}</bdi>. {reason}
      {detail && (
        <>
          <br />
          <code>{detail}</code>
        </>
      )}
    </span>
  );
}
