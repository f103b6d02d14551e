import './facts.css';
import { useEffect, useRef } from 'react';
import { sizeText } from '../../../../../schema/api/attachments.ts';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { attachmentPath } from '../../../../../schema/portal-routes.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { priceText } from '../parts/lead-words.ts';
import { listText, shortName } from '../parts/people.ts';
import { PaymentFacts } from '../payments/payment-facts.tsx';
import { ageText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { useDeskContext } from '../use-desk.ts';
import { ConsentFacts } from './consent-facts.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PrivacyFacts } from './privacy-facts.tsx';
import { SourceFacts } from './source-facts.tsx';

interface Props {
  lead: LeadDetails;
}

/** What is known about the open lead. In a narrow window it is opened by a button and covers the panes. */
export function FactsPane({ lead }: Props) {
  const { panels } = useDeskContext();
  const closeButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (panels.hasFacts) closeButton.current?.focus();
  }, [panels.hasFacts]);
  return (
    <aside className="facts" aria-label="Facts" data-open={panels.hasFacts || undefined}>
      <button
        ref={closeButton}
        type="button"
        className="quiet on-narrow close-facts"
        onClick={() => panels.setFacts(false)}
      >
        <DeskIcon name="close" />
        Close facts
      </button>
      <PersonFacts lead={lead} />
      <PackageFacts lead={lead} />
      <SourceFacts lead={lead} />
      <ConsentFacts lead={lead} />
      <AttachmentFacts lead={lead} />
      <DeliveryFacts lead={lead} />
      <PaymentFacts lead={lead} />
      <SeenBy lead={lead} />
      <PrivacyFacts lead={lead} />
    </aside>
  );
}

function PackageFacts({ lead }: Props) {
  const { service, price, originalPrice } = lead;
  return (
    <section>
      <h2>Package</h2>
      <p className="package">
        <span>{service || 'None chosen'}</span>
        {price && (
          <span className="price">
            {originalPrice && originalPrice !== price && (
              <s>
                <span className="visually-hidden">Instead of </span>
                {priceText(originalPrice)}
              </s>
            )}{' '}
            {priceText(price)}
          </span>
        )}
      </p>
    </section>
  );
}

function AttachmentFacts({ lead: { attachments } }: Props) {
  if (attachments.length === 0) return null;
  return (
    <section>
      <h2>
        Attachments <small>{attachments.length}</small>
      </h2>
      <ul>
        {attachments.map(({ id, name, sizeBytes }) => (
          <li key={id}>
            <DeskIcon name="clip" />
            <a href={attachmentPath(id)} target="_blank" rel="noreferrer" title={name}>
              <bdi>{name}</bdi>
            </a>
            <small>{sizeText(sizeBytes)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SeenBy({ lead: { seenBy } }: Props) {
  const { me } = useDeskContext();
  const [last] = seenBy;
  if (!last) return null;
  return (
    <section>
      <h2>
        Seen by{' '}
        <small>
          <Time at={last.at} text={ageText} />
        </small>
      </h2>
      <p>{listText(seenBy.map(({ person }) => shortName(person, me.email)))}</p>
    </section>
  );
}
