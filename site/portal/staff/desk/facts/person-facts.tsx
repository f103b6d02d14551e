import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { Email } from '../../../ui/email.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { copyText } from '../../copy-text.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { CopyButton } from './copy-button.tsx';
import { JoinedLeads, SimilarLeads } from './related-leads.tsx';

/** Who wrote, how to reach them, and what they wrote before. */
export function PersonFacts({ lead }: { lead: LeadDetails }) {
  const { name, email, phone, country } = lead;
  return (
    <section>
      <h2>Person</h2>
      <dl>
        {email && (
          <Fact label="Email">
            <a href={`mailto:${email}`}>
              <Email of={email} />
            </a>
            <CopyButton name="email address" value={email} />
          </Fact>
        )}
        {phone && (
          <Fact label="Phone">
            <span className="num">{phone}</span>
            <CopyButton name="phone number" value={phone} />
          </Fact>
        )}
        {!email && !phone && <Fact label="Contact">No email or phone yet</Fact>}
        {country && <Fact label="Country">{country}</Fact>}
        {lead.joined.length === 0 && lead.similar.length === 0 && <Fact label="Leads">No other leads</Fact>}
      </dl>
      {lead.conversation && !email && !phone && (
        <p className="hint">
          After the visitor leaves, there is no way to answer. Ask for an email or a phone number.
        </p>
      )}
      <div className="calls">
        {phone && (
          <a className="quiet boxed" href={`tel:${phone}`}>
            <DeskIcon name="phone" />
            Call
          </a>
        )}
        <button
          type="button"
          className="quiet boxed"
          onClick={() => void copyText('contact details', [name, email, phone].filter(Boolean).join('\n'))}
        >
          <DeskIcon name="copy" />
          Copy
        </button>
      </div>
      <JoinedLeads lead={lead} />
      <SimilarLeads lead={lead} />
    </section>
  );
}
