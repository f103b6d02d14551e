import {
  type ChangeEvent,
  type ComponentProps,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { TextField } from '../../../ui/field.tsx';
import { type CardFieldsProps, type CardPart, cardLabels } from '../card-fields.ts';
import { brandOf, cvcLengthOf, digitsOf, groupNumber } from './card-number.ts';
import { formatExpiry } from './expiry.ts';
import { TestBank } from './test-bank.tsx';
import { cardProblems, paymentMethodOf, type TypedCard, viewOf } from './test-card.ts';
import { typeFormatted } from './type-formatted.ts';

/** The card fields of the built-in test provider. What is typed here never leaves the browser. */
export default function TestFields({ ref, problems, isDisabled, onView, onFocus, onEdit }: CardFieldsProps) {
  const [card, setCard] = useState<TypedCard>({ number: '', expiry: '', cvc: '' });
  const [question, setQuestion] = useState<ComponentProps<typeof TestBank>>();
  const inputs = useRef<Partial<Record<CardPart, HTMLInputElement | null>>>({});
  useEffect(() => onView(viewOf(card)), [card, onView]);

  useImperativeHandle(ref, () => ({
    problems: () => cardProblems(card, Date.now()),
    focus: (part) => inputs.current[part]?.focus(),
    // As with Stripe, each try has a new payment method.
    createPaymentMethod: async () => ({
      id: `${paymentMethodOf(card.number)}#${Math.random().toString(36).slice(2)}`,
    }),
    challenge: (clientSecret) =>
      new Promise<void>((resolve) => {
        setQuestion({
          clientSecret,
          onAnswered() {
            setQuestion(undefined);
            resolve();
          },
        });
      }),
    clearCvc: () => setCard((card) => ({ ...card, cvc: '' })),
  }));

  const cvcLength = cvcLengthOf(brandOf(digitsOf(card.number)));
  const control = (part: CardPart, format: (typed: string) => string) => ({
    label: cardLabels[part],
    error: problems[part],
    value: card[part],
    inputMode: 'numeric' as const,
    disabled: isDisabled,
    required: true,
    ref: (input: HTMLInputElement | null) => {
      inputs.current[part] = input;
    },
    onFocus: () => onFocus(part),
    onBlur: () => onFocus(undefined),
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const typed = typeFormatted(currentTarget, format);
      setCard((card) => ({ ...card, [part]: typed }));
      onEdit(part);
    },
  });
  return (
    <>
      <TextField
        {...control('number', (typed) => groupNumber(digitsOf(typed)))}
        className="whole"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
      />
      <TextField {...control('expiry', formatExpiry)} autoComplete="cc-exp" placeholder="MM / YY" />
      <TextField
        {...control('cvc', (typed) => digitsOf(typed).slice(0, cvcLength))}
        autoComplete="cc-csc"
        placeholder="CVC"
      />
      {question && <TestBank {...question} />}
    </>
  );
}
