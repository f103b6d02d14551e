import { portalSite } from '../portal-site.ts';
import { Contact } from '../ui/layout/contact.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { messages } from './messages.ts';

interface Props {
  /** Whether the lookup failed rather than the link. */
  mayBeFine: boolean;
  onRetry: () => void;
}

/** Shown instead of the form. Source: product-rules.md, Payments. */
export function ClosedLink({ mayBeFine, onRetry }: Props) {
  return (
    <Panel kind="problem" heading={messages.notFound} title="Payment link not found">
      {mayBeFine ? (
        <>
          <p>We couldn’t look up this link right now, but it may still be valid. Please try again.</p>
          <button type="button" className="btn" onClick={onRetry}>
            Retry
          </button>
        </>
      ) : (
        <p>Please check that the address is complete, or ask us for a new link.</p>
      )}
      <Contact site={portalSite()} />
    </Panel>
  );
}
