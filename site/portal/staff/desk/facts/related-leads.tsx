import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LeadDetails, RelatedLead } from '../../../../../schema/api/desk-lead.ts';
import { stateNames } from '../list/row-status.ts';
import { dateText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { useDeskContext } from '../use-desk.ts';

interface Props {
  lead: LeadDetails;
}

/** Leads of the same person. */
export function JoinedLeads({ lead }: Props) {
  const { changes } = useDeskContext();
  if (lead.joined.length === 0) return null;
  return (
    <div className="related">
      <h3>Other leads</h3>
      <ul>
        {lead.joined.map((other) => (
          <Related key={other.id} other={other}>
            <button
              type="button"
              className="plain"
              onClick={() => void changes.split(lead, other.id)}
              aria-label={`${other.name} is not the same person`}
            >
              Not the same person
            </button>
          </Related>
        ))}
      </ul>
    </div>
  );
}

/** Leads that could be of the same person. */
export function SimilarLeads({ lead }: Props) {
  const { changes } = useDeskContext();
  if (lead.similar.length === 0) return null;
  return (
    <div className="related">
      <h3>Perhaps the same person</h3>
      <ul>
        {lead.similar.map((other) => (
          <Related key={other.id} other={other}>
            <small>{sameText(other)}</small>
            <button
              type="button"
              className="quiet boxed"
              aria-label={`Join with the lead of ${other.name}`}
              onClick={() => void changes.join(lead, other.id)}
            >
              Join
            </button>
          </Related>
        ))}
      </ul>
    </div>
  );
}

function sameText({ sameEmail, samePhone, isAnswered }: RelatedLead): string {
  if (sameEmail && samePhone) return 'Same email and phone';
  if (sameEmail) return 'Same email';
  if (samePhone) return 'Same phone';
  return isAnswered ? 'Email answers it' : 'Same name';
}

function Related({ other, children }: { other: RelatedLead; children: ReactNode }) {
  const { hrefOf } = useDeskContext();
  return (
    <li>
      <Link to={hrefOf({ lead: other.id })} dir="auto">
        {other.name}
      </Link>
      <span>
        {other.service && `${other.service}, `}
        <Time at={other.receivedAt} text={dateText} />,{' '}
        {other.isSpam ? 'spam' : stateNames[other.state].toLowerCase()}
      </span>
      {children}
    </li>
  );
}
