import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PaymentLink, PaymentSettings } from '../../../schema/api/payments.ts';
import { showDollars } from '../money.ts';
import { portalSite } from '../portal-site.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { type CardFaults, type CardHandle, cardLabels, cardParts } from './card/card-fields.ts';
import { CardGroup } from './card-group.tsx';
import { DetailFields } from './detail-fields.tsx';
import {
  type DetailFaults,
  type Details,
  detailFields,
  detailNames,
  emptyDetails,
  faultsOf,
  refusedDetails,
} from './details.ts';
import { incompleteMessage, messages } from './messages.ts';
import type { Outcome } from './run-payment.ts';
import { Unsettled } from './unsettled.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePayment } from './use-payment.ts';

interface Props {
  id: string;
  link: PaymentLink;
  settings: PaymentSettings;
  provider: 'stripe' | 'test';
  /** It is over, one way or the other. */
  onEnd: (end: Extract<Outcome, { kind: 'paid' | 'already-paid' | 'gone' }>) => void;
}

/** Who pays, from where, with which card. Source: spec section 4, "Card form", and section 5, "Payment form". */
export function PayForm({ id, link, settings, provider, onEnd }: Props) {
  const [details, setDetails] = useState<Details>(emptyDetails);
  const [detailFaults, setDetailFaults] = useState<DetailFaults>({});
  const [cardFaults, setCardFaults] = useState<CardFaults>({});
  const [message, setMessage] = useState<ReactNode>();
  const form = useRef<HTMLFormElement>(null);
  const card = useRef<CardHandle>(null);
  const { pay, isPaying, waiting } = usePayment({
    id,
    link,
    card,
    onOutcome(outcome) {
      if (outcome.kind === 'paid' || outcome.kind === 'already-paid' || outcome.kind === 'gone')
        return onEnd(outcome);
      card.current?.clearCvc();
      if (outcome.kind === 'refused') setDetailFaults(refusedDetails(outcome.errors));
      const isKnown = outcome.kind === 'refused' || outcome.kind === 'card-refused';
      setMessage(isKnown ? outcome.message || messages.cardRefused : <Unsettled kind={outcome.kind} />);
    },
    onFault: () => setMessage(messages.unexpected),
  });
  useLeaveWarning(isPaying);
  const wasPaying = useRef(false);
  useEffect(() => {
    // A control that is disabled loses the focus; who was refused goes on where it was.
    if (wasPaying.current && !isPaying) {
      const marked = form.current?.querySelector<HTMLElement>('[aria-invalid]');
      (marked ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
    }
    wasPaying.current = isPaying;
  }, [isPaying]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPaying) return;
    const lacking = { details: faultsOf(details), card: card.current?.faults() ?? {} };
    setDetailFaults(lacking.details);
    setCardFaults(lacking.card);
    const labels = [
      ...detailNames.filter((name) => lacking.details[name]).map((name) => detailFields[name].label),
      ...cardParts.filter((part) => lacking.card[part]).map((part) => cardLabels[part]),
    ];
    if (labels.length > 0) {
      setMessage(incompleteMessage(labels));
      focusFirst(lacking.details, lacking.card);
    } else if (!card.current) setMessage(messages.notLoaded);
    else {
      setMessage(undefined);
      void pay(details);
    }
  }

  function focusFirst(ofDetails: DetailFaults, ofCard: CardFaults) {
    const name = detailNames.find((name) => ofDetails[name]);
    const part = cardParts.find((part) => ofCard[part]);
    if (name) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
    else if (part) card.current?.focus(part);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <DetailFields
        details={details}
        faults={detailFaults}
        isDisabled={isPaying}
        onChange={(name, value) => {
          // Several at a time, when the browser fills them in.
          setDetails((details) => ({ ...details, [name]: value }));
          setDetailFaults((faults) => ({ ...faults, [name]: undefined }));
        }}
      />
      <CardGroup
        ref={card}
        provider={provider}
        settings={settings}
        name={`${details.firstName} ${details.lastName}`.trim()}
        faults={cardFaults}
        isDisabled={isPaying}
        onEdit={(part) => setCardFaults((faults) => ({ ...faults, [part]: undefined }))}
      />
      <div className="send">
        <AlertBox>{message}</AlertBox>
        <button type="submit" className="btn wide" disabled={isPaying}>
          {isPaying ? 'Processing...' : `Pay ${showDollars(link.amount)}`}
        </button>
        <p className="small" role="status">
          {waiting && (waiting === 'pending' ? messages.waiting : messages.interrupted)}
        </p>
        <p className="note">
          By paying you accept the{' '}
          <a href={portalSite().terms} target="_blank" rel="noopener">
            Terms of Use
          </a>
          .
        </p>
      </div>
    </form>
  );
}
