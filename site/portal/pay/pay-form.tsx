import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PaymentLink, PaymentSettings } from '../../../schema/api/payments.ts';
import { showDollars } from '../money.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { type CardHandle, type CardProblems, cardLabels, cardParts } from './card/card-fields.ts';
import { CardGroup } from './card-group.tsx';
import { DetailFields } from './detail-fields.tsx';
import {
  type DetailProblems,
  type Details,
  detailFields,
  detailNames,
  emptyDetails,
  problemsOf,
  refusedDetails,
} from './details.ts';
import { Incomplete } from './incomplete.tsx';
import { messages } from './messages.ts';
import { PayPromise } from './pay-promise.tsx';
import type { Outcome } from './run-payment.ts';
import { Unsettled } from './unsettled.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePayment } from './use-payment.ts';
import { whenReleased } from './when-released.ts';

interface Props {
  id: string;
  link: PaymentLink;
  settings: PaymentSettings;
  provider: 'stripe' | 'test';
  /** The payment or the link has ended. */
  onEnd: (end: Extract<Outcome, { kind: 'paid' | 'already-paid' | 'gone' }>) => void;
}

/** The form for the client's details and card. Source: product-rules.md, Payments. */
export function PayForm({ id, link, settings, provider, onEnd }: Props) {
  const [details, setDetails] = useState<Details>(emptyDetails);
  const [detailProblems, setDetailProblems] = useState<DetailProblems>({});
  const [cardProblems, setCardProblems] = useState<CardProblems>({});
  const [message, setMessage] = useState<ReactNode>();
  const [isIncomplete, setIncomplete] = useState(false);
  const [isAbroad, setAbroad] = useState(false);
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
      if (outcome.kind === 'refused') setDetailProblems(refusedDetails(outcome.errors));
      const isKnown = outcome.kind === 'refused' || outcome.kind === 'card-refused';
      setMessage(isKnown ? outcome.message || messages.cardRefused : <Unsettled kind={outcome.kind} />);
    },
    onError: () => setMessage(messages.unexpected),
  });
  useLeaveWarning(isPaying);
  const wasPaying = useRef(false);
  useEffect(() => {
    // Disabled controls lose the focus. After a refusal it goes to the first invalid field, or to the button.
    if (wasPaying.current && !isPaying) {
      const marked = form.current?.querySelector<HTMLElement>('[aria-invalid]');
      (marked ?? form.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
    }
    wasPaying.current = isPaying;
  }, [isPaying]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPaying) return;
    const lacking = { details: problemsOf(details, isAbroad), card: card.current?.problems() ?? {} };
    setDetailProblems(lacking.details);
    setCardProblems(lacking.card);
    setMessage(undefined);
    const isLacking = labelsOf(lacking.details, lacking.card, isAbroad).length > 0;
    setIncomplete(isLacking);
    if (isLacking) focusFirst(lacking.details, lacking.card);
    else if (!card.current) setMessage(messages.notLoaded);
    else void pay(details);
  }

  function focusFirst(ofDetails: DetailProblems, ofCard: CardProblems) {
    const name = detailNames.find((name) => ofDetails[name]);
    const part = cardParts.find((part) => ofCard[part]);
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    else if (part) card.current?.focus(part);
  }

  const labels = isIncomplete ? labelsOf(detailProblems, cardProblems, isAbroad) : [];
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <DetailFields
        details={details}
        problems={detailProblems}
        isAbroad={isAbroad}
        isDisabled={isPaying}
        onAbroad={setAbroad}
        onChange={(name, value) => {
          // A functional update, because autofill changes several fields at once.
          setDetails((details) => ({ ...details, [name]: value }));
          setDetailProblems((problems) => ({ ...problems, [name]: undefined }));
        }}
      />
      <CardGroup
        ref={card}
        provider={provider}
        settings={settings}
        name={`${details.firstName} ${details.lastName}`.trim()}
        problems={cardProblems}
        isDisabled={isPaying}
        onEdit={(part) =>
          whenReleased(() => setCardProblems((problems) => ({ ...problems, [part]: undefined })))
        }
      />
      <div className="send">
        <AlertBox>
          {labels.length > 0 ? (
            <Incomplete labels={labels} onFirst={() => focusFirst(detailProblems, cardProblems)} />
          ) : (
            message
          )}
        </AlertBox>
        <button type="submit" className="btn wide" disabled={isPaying}>
          {isPaying ? 'Processing...' : `Pay ${showDollars(link.amount)}`}
        </button>
        <p className="small" role="status">
          {waiting && (waiting === 'pending' ? messages.waiting : messages.interrupted)}
        </p>
        <PayPromise />
      </div>
    </form>
  );
}

/** Labels of the fields with a problem, in order. */
function labelsOf(ofDetails: DetailProblems, ofCard: CardProblems, isAbroad: boolean): string[] {
  const fields = detailFields(isAbroad);
  return [
    ...detailNames.filter((name) => ofDetails[name]).map((name) => fields[name].label),
    ...cardParts.filter((part) => ofCard[part]).map((part) => cardLabels[part]),
  ];
}
