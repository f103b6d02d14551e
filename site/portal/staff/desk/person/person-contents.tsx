import type { PersonLeadSummary, PersonSummary } from '../../../../../schema/api/privacy.ts';
import { dateText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { countsText } from './person-words.ts';

interface Props {
  person: PersonSummary;
  withPhone: boolean;
  onWithPhone: (withPhone: boolean) => void;
}

/** A person's leads and what belongs to them, and leads that may be a relative's. */
export function PersonContents({ person, withPhone, onWithPhone }: Props) {
  const { leads, samePhone, counts } = person;
  return (
    <>
      <LeadNames leads={leads} />
      <p>With {countsText(counts)}.</p>
      {(withPhone || samePhone.length > 0) && (
        <div className="same-phone">
          <label>
            <input
              type="checkbox"
              checked={withPhone}
              onChange={({ currentTarget }) => onWithPhone(currentTarget.checked)}
            />
            <span>Include leads that only have the same phone number. Families share phones.</span>
          </label>
          {!withPhone && <LeadNames leads={samePhone} />}
        </div>
      )}
    </>
  );
}

/** More are counted. */
const mostListed = 8;

function LeadNames({ leads }: { leads: readonly PersonLeadSummary[] }) {
  const hidden = leads.length - mostListed;
  return (
    <ul className="person-leads">
      {leads.slice(0, mostListed).map(({ id, name, service, receivedAt }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <span>
            {service && `${service}, `}
            <Time at={receivedAt} text={dateText} />
          </span>
        </li>
      ))}
      {hidden > 0 && <li>and {hidden} more</li>}
    </ul>
  );
}
