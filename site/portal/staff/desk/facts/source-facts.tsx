import type { LeadDetails, LeadVisit } from '../../../../../schema/api/desk-lead.ts';
import { Fact } from '../../../ui/fact.tsx';
import { pageTitle } from '../parts/lead-words.ts';
import { WebLink } from '../parts/web-link.tsx';
import { momentText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';

interface Props {
  lead: LeadDetails;
}

/** Where the person came from. */
export function SourceFacts({ lead }: Props) {
  const { page, pageUrl, pageRevision, source, campaign, firstVisit, lastVisit } = lead;
  const title = pageTitle(page || pageUrl, pageRevision);
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
        {lead.tagConsent && <Fact label="Tracking">{lead.tagConsent}</Fact>}
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
