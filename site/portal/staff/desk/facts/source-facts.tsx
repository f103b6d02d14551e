import type { ReactNode } from 'react';
import type { LeadDetails, LeadVisit } from '../../../../../schema/api/desk.ts';
import { Fact } from '../../../ui/fact.tsx';
import { momentText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { webAddress } from './web-address.ts';

interface Props {
  lead: LeadDetails;
}

/** Where the person came from. */
export function SourceFacts({ lead }: Props) {
  const { page, pageUrl, pageRevision, source, campaign, firstVisit, lastVisit } = lead;
  const title = [page || pageUrl, pageRevision && `revision\u00a0${pageRevision}`].filter(Boolean).join(', ');
  return (
    <section>
      <h2>Source</h2>
      <dl>
        {title && (
          <Fact label="Page">
            <WebLink to={pageUrl}>{title}</WebLink>
          </Fact>
        )}
        <Fact label="Source">{source}</Fact>
        {campaign && <Fact label="Campaign">{campaign}</Fact>}
        {firstVisit && <Visit label="First visit" visit={firstVisit} />}
        {lastVisit && lastVisit.at !== firstVisit?.at && <Visit label="This visit" visit={lastVisit} />}
        {lead.tagConsent && <Fact label="Tags">{lead.tagConsent}</Fact>}
      </dl>
    </section>
  );
}

function Visit({ label, visit }: { label: string; visit: LeadVisit }) {
  const params = Object.entries(visit.params);
  return (
    <Fact label={label}>
      <Time at={visit.at} text={momentText} />
      {visit.landingPage && (
        <>
          {', '}
          <WebLink to={visit.landingPage}>{visit.landingPage}</WebLink>
        </>
      )}
      {visit.referrer && (
        <span className="part">
          From <WebLink to={visit.referrer}>{visit.referrer}</WebLink>
        </span>
      )}
      {params.length > 0 && (
        <details>
          <summary>
            {params.length} {params.length === 1 ? 'parameter' : 'parameters'}
          </summary>
          <ul className="params">
            {params.map(([name, value]) => (
              <li key={name}>
                {name} = {value}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Fact>
  );
}

/** Links what is an address of the web or of this site; everything else stays text. */
function WebLink({ to, children }: { to: string | null; children: ReactNode }) {
  const href = webAddress(to);
  if (!href) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
