import { type Ref, Suspense, useState } from 'react';
import type { PaymentSettings } from '../../../schema/api/payments.ts';
import { Loading } from '../ui/layout/loading.tsx';
import { type CardHandle, type CardPart, type CardProblems, emptyCard } from './card/card-fields.ts';
import { CardPreview } from './card/card-preview.tsx';
import { cardFields } from './card/fields-by-provider.ts';

interface Props {
  ref: Ref<CardHandle>;
  provider: 'stripe' | 'test';
  settings: PaymentSettings;
  /** The client's name, as typed so far. */
  name: string;
  problems: CardProblems;
  isDisabled: boolean;
  onEdit: (part: CardPart) => void;
}

/** The provider's card fields, next to a preview of the card. */
export function CardGroup({ ref, provider, settings, name, ...props }: Props) {
  const [card, setCard] = useState(emptyCard);
  const [focused, setFocused] = useState<CardPart>();
  const Fields = cardFields[provider];
  return (
    <fieldset className="group">
      <legend>Card</legend>
      <div className="card-row">
        <div className="card-parts">
          <Suspense fallback={<Loading className="whole" label="Loading the card fields…" />}>
            <Fields
              {...props}
              ref={ref}
              publishableKey={settings.publishableKey}
              onView={setCard}
              onFocus={setFocused}
            />
          </Suspense>
        </div>
        <CardPreview card={card} name={name} isTurned={focused === 'cvc'} />
      </div>
    </fieldset>
  );
}
