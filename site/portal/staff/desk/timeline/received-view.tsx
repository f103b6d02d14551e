import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { LeadEvent, TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { formName, pageTitle } from '../parts/lead-words.ts';
import { WebLink } from '../parts/web-link.tsx';

interface Props {
  entry: TimelineEntry;
  lead: LeadDetails;
  event: Extract<LeadEvent, { kind: 'received' }>;
}

/** What a person sent: the form and the page, the own words, and the answers. */
export function ReceivedView({ event, entry, lead }: Props) {
  // Of joined leads, only the title is known.
  const isOwn = entry.leadId === lead.id;
  return (
    <>
      <p className="who">
        {formName(event.form)}
        {event.page && (
          <span>
            {' '}
            on{' '}
            <WebLink to={isOwn ? lead.pageUrl : null}>
              <bdi>{pageTitle(event.page, isOwn ? lead.pageRevision : null)}</bdi>
            </WebLink>
          </span>
        )}
      </p>
      {event.message && (
        <p className="own" dir="auto">
          “{event.message}”
        </p>
      )}
      {event.answers.length > 0 && (
        <dl className="answers">
          {event.answers.map(({ label, value, note }) => (
            <div key={label}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">
                {value}
                {note && <small> {note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
