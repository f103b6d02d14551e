import { type Ref, useState } from 'react';
import type { PaymentSettings } from '../../../schema/api/payments.ts';
import { type Late, late } from '../lazy.ts';
import { LazyPart } from '../ui/layout/lazy-part.tsx';
import { Loading } from '../ui/layout/loading.tsx';
import {
  type CardFaults,
  type CardFieldsProps,
  type CardHandle,
  type CardPart,
  emptyCard,
} from './card/card-fields.ts';
import { CardPreview } from './card/card-preview.tsx';

/** Each provider's fields are fetched only where they are shown. */
const fieldsOf: Record<'stripe' | 'test', Late<CardFieldsProps>> = {
  stripe: late(() => import('./card/stripe/stripe-fields.tsx')),
  test: late(() => import('./card/test/test-fields.tsx')),
};

interface Props {
  ref: Ref<CardHandle>;
  provider: 'stripe' | 'test';
  settings: PaymentSettings;
  /** As it is typed above. */
  name: string;
  faults: CardFaults;
  isDisabled: boolean;
  onEdit: (part: CardPart) => void;
}

/** The card's fields, of whichever provider, and beside them the card as it is typed. */
export function CardGroup({ ref, provider, settings, name, ...props }: Props) {
  const [card, setCard] = useState(emptyCard);
  const [focused, setFocused] = useState<CardPart>();
  return (
    <fieldset className="group">
      <legend>Card</legend>
      <div className="card-row">
        <div className="card-parts">
          <LazyPart
            of={fieldsOf[provider]}
            props={{
              ...props,
              ref,
              publishableKey: settings.publishableKey,
              onView: setCard,
              onFocus: setFocused,
            }}
            fallback={<Loading className="whole" label="Loading the card fields…" />}
          />
        </div>
        <CardPreview card={card} name={name} isTurned={focused === 'cvc'} />
      </div>
    </fieldset>
  );
}
