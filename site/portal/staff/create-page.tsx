import './create-page.css';
import { useState } from 'react';
import { PageHeading } from '../ui/page-heading.tsx';
import { CreateForm, type MadeLink } from './create-form.tsx';
import { LinkReady } from './link-ready.tsx';

/** Makes a payment link. Source: spec section 2, "Create Payment Link page", and section 4, "Create link page". */
export default function CreatePage() {
  const [made, setMade] = useState<MadeLink>();
  return (
    <div className="create">
      <div>
        <PageHeading title="Create Payment Link">Create Payment Link</PageHeading>
        <p className="soft">The client sees the project, the description and the amount. Nothing else.</p>
        <CreateForm onMade={setMade} onBegin={() => setMade(undefined)} />
      </div>
      <div role="status">{made && <LinkReady key={made.url} link={made} />}</div>
    </div>
  );
}
