import { use } from 'react';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { Mark } from '../../../../../ui/mark.tsx';
import { promisedUntil, promiseLeft } from '../../list/promise.ts';
import { KeyHint } from '../../parts/key-hint.tsx';
import { ClockContext, useTicking } from '../../time/clock.ts';
import { exactText, waitText } from '../../time/moments.ts';
import { useDeskContext } from '../../use-desk.ts';
import { offerWords } from './offer-words.ts';

/** An unclaimed lead: how long it can wait, whose turn it is, and the claim. */
export function ClaimStrip({ lead }: { lead: LeadDetails }) {
  const { changes, me } = useDeskContext();
  const clock = use(ClockContext);
  const headline = useTicking((now) => offerWords(lead, me.email, now).headline);
  const { next } = offerWords(lead, me.email, clock.now());
  const isMine = lead.offer?.to.email === me.email && headline.startsWith('Offered');
  return (
    <div className="strip run">
      <Countdown lead={lead} />
      <p>
        <b>{headline}</b>
        <small>{next}</small>
      </p>
      <div className="acts">
        <button type="button" className="act" onClick={() => void changes.claim(lead)}>
          Claim <KeyHint name="c" />
        </button>
        {isMine && (
          <button type="button" className="act line" onClick={() => void changes.pass(lead)}>
            Pass
          </button>
        )}
      </div>
    </div>
  );
}

/** What is left of the promise, or how long a lead without one has waited. */
function Countdown({ lead }: { lead: LeadDetails }) {
  const clock = use(ClockContext);
  const text = useTicking(
    (now) => promiseLeft(lead, now)?.text ?? waitText(now - Date.parse(lead.receivedAt)),
  );
  const until = promisedUntil(lead, clock.now()) ?? lead.receivedAt;
  const isLong = text.length > 5;
  return (
    <time className={isLong ? 'wait long' : 'wait'} dateTime={until} title={exactText(until)}>
      {text}
      <Mark name="circle" />
    </time>
  );
}
