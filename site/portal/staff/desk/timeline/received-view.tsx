import type { LeadEvent } from '../../../../../schema/api/desk.ts';
import { formName } from '../parts/lead-words.ts';

interface Props {
  event: Extract<LeadEvent, { kind: 'received' }>;
}

/** What a person sent: the form and the page, the own words, and the answers. */
export function ReceivedView({ event }: Props) {
  return (
    <>
      <p className="who">
        {formName(event.form)}
        {event.page && (
          <span>
            {' '}
            on <bdi>{event.page}</bdi>
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
