import { portalSite } from '../portal-site.ts';
import { Contact } from '../ui/layout/contact.tsx';
import { messages } from './messages.ts';

/** Shown when it is unknown whether the card was charged. */
export function Unsettled({ kind }: { kind: 'unreachable' | 'unsettled' }) {
  return (
    <>
      <p>
        {kind === 'unreachable' ? `${messages.unreachable}. ` : 'The card network has not answered yet. '}
        Your payment may have gone through. Pressing the button again is safe: this link can be charged only
        once.
      </p>
      {kind === 'unsettled' && <Contact site={portalSite()} />}
    </>
  );
}
