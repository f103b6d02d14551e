import './create-page.css';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { priceText, showDollars } from '../../money.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Summary } from '../../ui/summary.tsx';
import { type CreatedLink, CreateForm } from './create-form.tsx';
import { readDraft, storeDraft } from './draft.ts';
import { LinkReady } from './link-ready.tsx';

/** Creates a payment link. Source: "Payments" in `schema/product-rules.md`. */
export default function CreatePage() {
  const [created, setCreated] = useState<CreatedLink>();
  const [draft, setDraft] = useState(readDraft);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => storeDraft(draft), [draft]);
  const createAnother = () => {
    // Synchronous, because a hidden field cannot get the focus.
    flushSync(() => setCreated(undefined));
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div className="create">
      <div className="new" ref={form}>
        <PageHeading title="Create Payment Link">Create Payment Link</PageHeading>
        <p className="soft">The client sees only the project, the description, and the amount.</p>
        <CreateForm
          draft={draft}
          onDraft={setDraft}
          onBegin={() => setCreated(undefined)}
          onCreated={setCreated}
        />
      </div>
      <div className="outcome">
        <div role="status">
          {created && <LinkReady key={created.url} link={created} onAnother={createAnother} />}
        </div>
        {!created && (
          <Summary
            heading="What the client will see"
            projectName={draft.projectName.trim() || 'Project name'}
            description={draft.description.trim() || 'What the client is paying for'}
            amount={showDollars(Number(priceText(draft.amount) ?? 0))}
          />
        )}
      </div>
    </div>
  );
}
