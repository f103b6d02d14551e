import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { Mark } from '../../../../ui/mark.tsx';
import { isUnclaimed } from '../list/groups.ts';
import { givenName, isClosed } from '../list/row-status.ts';
import { listText } from '../parts/people.ts';
import { PaidStrip } from '../payments/paid-strip.tsx';
import { useDeskContext } from '../use-desk.ts';
import { ConflictStrip } from './conflict/conflict-strip.tsx';
import { ClaimStrip } from './offer/claim-strip.tsx';
import { spamReason } from './spam-reason.ts';

interface Props {
  lead: LeadDetails;
}

/** What matters right now, between the head and the timeline. */
export function LeadStrips({ lead }: Props) {
  const { changes } = useDeskContext();
  const { conflict, failure } = changes;
  return (
    <>
      {failure?.leadId === lead.id && (
        <div className="strip bad" role="alert">
          <p>{failure.message}</p>
          <div className="acts">
            <button type="button" className="act line" onClick={failure.retry}>
              Try again
            </button>
          </div>
        </div>
      )}
      {conflict?.leadId === lead.id && <ConflictStrip lead={lead} conflict={conflict} />}
      {isUnclaimed(lead) && <ClaimStrip lead={lead} />}
      <PaidStrip lead={lead} />
      {isClosed(lead) && <ClosedStrip lead={lead} />}
      <PresenceLine lead={lead} />
    </>
  );
}

function ClosedStrip({ lead }: Props) {
  const { changes } = useDeskContext();
  const kind = lead.isSpam ? 'Spam' : lead.state === 'won' ? 'Won' : 'Lost';
  const reason = lead.isSpam ? spamReason(lead) : lead.reason;
  return (
    <div className={lead.state === 'won' && !lead.isSpam ? 'strip good' : 'strip calm'}>
      {kind === 'Won' && <Mark name="tick" />}
      <p>
        <b>{kind}.</b> {reason && <bdi>{reason}</bdi>}
      </p>
      <div className="acts">
        <button
          type="button"
          className="act line"
          onClick={() => void changes.change(lead, lead.isSpam ? { isSpam: false } : { state: 'open' })}
        >
          {lead.isSpam ? 'Not spam' : 'Reopen'}
        </button>
      </div>
    </div>
  );
}

/** Only while a colleague has this lead open. */
function PresenceLine({ lead }: Props) {
  const { me } = useDeskContext();
  const others = lead.present.filter(({ email }) => email !== me.email);
  const writing = others.filter(({ isWriting }) => isWriting);
  const shown = writing.length > 0 ? writing : others;
  if (shown.length === 0) return null;
  const verb = shown.length === 1 ? 'is' : 'are';
  return (
    <p className="presence" role="status">
      <i className="dot" />
      <span>
        <b>{listText(shown.map(givenName))}</b> {verb}{' '}
        {writing.length > 0 ? 'writing' : 'looking at this too'}
      </span>
    </p>
  );
}
