import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import { useEffect, useImperativeHandle, useMemo, useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { messages } from '../../messages.ts';
import { type CardFieldsProps, type CardPart, cardLabels, cardParts } from '../card-fields.ts';
import { type Change, emptyChanges, problemOf, viewOf } from './element-state.ts';
import { elementOptions } from './element-style.ts';

const elementTypes = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;

type Props = Omit<CardFieldsProps, 'publishableKey'>;

/** Card number, expiry, and security code as Stripe Elements, after Stripe.js has loaded. */
export function StripeElements({ ref, problems, isDisabled, onView, onFocus, onEdit }: Props) {
  const stripe = useStripe();
  const elements = useElements();
  const [changes, setChanges] = useState(emptyChanges);
  const [focused, setFocused] = useState<CardPart>();
  // Elements keep their initial options.
  const style = useMemo(elementOptions, []);
  useEffect(() => onView(viewOf(changes)), [changes, onView]);

  useImperativeHandle(ref, () => ({
    problems: () => Object.fromEntries(cardParts.map((part) => [part, problemOf(part, changes[part])])),
    focus: (part) => elements?.getElement(elementTypes[part] as typeof CardNumberElement)?.focus(),
    async createPaymentMethod(billing) {
      const card = elements?.getElement(CardNumberElement);
      if (!stripe || !card) return { error: messages.noCardElement };
      const { error, paymentMethod } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: billing,
      });
      return error ? { error: error.message || messages.cardRefused } : { id: paymentMethod.id };
    },
    async challenge(clientSecret) {
      await stripe?.handleCardAction(clientSecret);
    },
    clearCvc: () => elements?.getElement(CardCvcElement)?.clear(),
  }));

  const control = (part: CardPart, id: string) => ({
    id,
    className: focused === part ? 'control is-focused' : 'control',
    options: { ...style, disabled: isDisabled },
    onChange(change: Change) {
      setChanges((changes) => ({ ...changes, [part]: change }));
      // Leaving an incomplete field also reports a change, with an error. That is not an edit.
      if (!change.error) onEdit(part);
    },
    onFocus() {
      setFocused(part);
      onFocus(part);
    },
    onBlur() {
      setFocused(undefined);
      onFocus(undefined);
    },
  });
  return cardParts.map((part) => {
    const Element = elementTypes[part] as typeof CardNumberElement;
    return (
      <Field
        key={part}
        label={cardLabels[part]}
        error={problems[part]}
        className={part === 'number' ? 'whole' : undefined}
      >
        {({ id }) => <Element {...control(part, id)} />}
      </Field>
    );
  });
}
