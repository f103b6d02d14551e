import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useCallback, useEffect, useState } from 'react';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { Loading } from '../../../ui/layout/loading.tsx';
import type { CardFieldsProps } from '../card-fields.ts';
import { StripeElements } from './stripe-elements.tsx';

type Library = { state: 'loading' | 'failed' } | { state: 'ready'; stripe: Stripe };

/** After this time the download counts as failed and can be retried. It is still used if it arrives. */
const timeoutMs = 20_000;

/** Stripe's own fields, in Stripe's frames: this page cannot read what is typed there. */
export default function StripeFields({ publishableKey, ...props }: CardFieldsProps) {
  const [library, setLibrary] = useState<Library>({ state: 'loading' });

  const load = useCallback(() => {
    setLibrary({ state: 'loading' });
    const fail = () => setLibrary((now) => (now.state === 'ready' ? now : { state: 'failed' }));
    const timer = setTimeout(fail, timeoutMs);
    loadStripe(publishableKey)
      .then((stripe) => (stripe ? setLibrary({ state: 'ready', stripe }) : fail()), fail)
      .finally(() => clearTimeout(timer));
    return () => clearTimeout(timer);
  }, [publishableKey]);
  useEffect(load, [load]);

  if (library.state === 'ready')
    return (
      <Elements stripe={library.stripe}>
        <StripeElements {...props} />
      </Elements>
    );
  return (
    <div className="whole library">
      {library.state === 'loading' ? (
        <Loading label="Loading the card fields…" />
      ) : (
        <AlertBox>
          <p>The card fields couldn’t be loaded. Please check your connection and any ad blocker.</p>
          <button type="button" className="link" onClick={load}>
            Try again
          </button>
        </AlertBox>
      )}
    </div>
  );
}
