import './pay-page.css';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { showToast } from '../../islands/toasts.tsx';
import { showDollars } from '../money.ts';
import { portalSite } from '../portal-site.ts';
import { Contact } from '../ui/layout/contact.tsx';
import { Loading } from '../ui/layout/loading.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { useTitle } from '../ui/layout/use-title.ts';
import { Summary } from '../ui/summary.tsx';
import { ClosedLink } from './closed-link.tsx';
import { type LoadedLink, loadLink } from './load-link.ts';
import { messages } from './messages.ts';
import { Paid } from './paid.tsx';
import { PayForm } from './pay-form.tsx';
import { referenceOf } from './reference.ts';
import { TestNotice } from './test-notice.tsx';

/** The pay page: looks up a link, shows the form, then the result. Source: product-rules.md, Payments. */
export default function PayPage() {
  const { id = '' } = useParams();
  const [loaded, setLoaded] = useState<LoadedLink>();
  const [attempt, setAttempt] = useState(0);
  const [isPaid, setPaid] = useState(false);
  useTitle('Payment');

  useEffect(() => {
    const controller = new AbortController();
    setLoaded(undefined);
    loadLink(id, controller.signal).then((link) => {
      if (controller.signal.aborted) return;
      setLoaded(link);
      if (link.kind === 'closed') showToast(link.message, 'error');
    });
    return () => controller.abort();
  }, [id, attempt]);

  if (!loaded) return <Loading />;
  if (loaded.kind === 'closed')
    return <ClosedLink mayBeFine={loaded.mayBeFine} onRetry={() => setAttempt(attempt + 1)} />;
  if (loaded.kind === 'already-paid')
    return (
      <Panel kind="done" heading="This payment link has already been paid." title="Already paid">
        <p>Thank you. There’s nothing left to pay here, and nothing will be charged again.</p>
        <Contact site={portalSite()} />
      </Panel>
    );
  if (loaded.kind === 'not-configured')
    return (
      <Panel kind="problem" heading="Payments are not set up yet." title="Payments are not set up">
        <p>We’re sorry, but this page can’t take card payments right now. Please contact us to pay:</p>
        <Contact site={portalSite()} />
      </Panel>
    );
  const { link, settings } = loaded;
  const { isTest } = settings;
  // A site without a provider has returned above.
  const provider = settings.provider === 'test' ? 'test' : 'stripe';
  if (isPaid) return <Paid id={id} link={link} isTest={isTest} />;
  return (
    <div className="pay">
      <div className="top">
        <PageHeading title={`Pay for ${link.projectName}`}>Pay by card</PageHeading>
        <p className="lead">One payment in US dollars. The receipt goes to your email.</p>
        {(isTest || provider === 'test') && <TestNotice provider={provider} />}
      </div>
      <div className="right">
        <Summary
          heading="Summary"
          projectName={link.projectName}
          description={link.description}
          amount={showDollars(link.amount)}
          reference={referenceOf(id)}
        />
      </div>
      <div>
        <PayForm
          id={id}
          link={link}
          settings={settings}
          provider={provider}
          onEnd={(end) => {
            if (end.kind === 'paid') {
              setPaid(true);
              showToast(messages.paid, 'success');
            } else if (end.kind === 'gone') {
              setLoaded({ kind: 'closed', message: end.message, mayBeFine: false });
              showToast(end.message, 'error');
            } else setLoaded({ kind: 'already-paid' });
          }}
        />
      </div>
    </div>
  );
}
