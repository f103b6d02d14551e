import { use } from 'react';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { nextUnclaimed } from '../../list/groups.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { ClockContext, useTicking } from '../../time/clock.ts';
import { Time } from '../../time/time.tsx';
import { useDeskContext } from '../../use-desk.ts';
import type { Conflict } from '../use-changes.ts';
import { conflictWords } from './conflict-words.ts';

const secondsFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

interface Props {
  conflict: Conflict;
  /** Undefined if the lead is a colleague's now and the role cannot see it. */
  lead?: LeadDetails;
}

/** Says calmly that a colleague was faster, and offers what to do next. */
export function ConflictStrip({ conflict, lead }: Props) {
  const { me, changes, list, show } = useDeskContext();
  const clock = use(ClockContext);
  const wordsAt = (now: number) => conflictWords(conflict, lead?.owner ?? null, me.email, now);
  const headline = useTicking((now) => wordsAt(now).headline);
  const { outcome, steps } = wordsAt(clock.now());
  const next = nextUnclaimed(list.groups ?? [], conflict.leadId);
  return (
    <div className="strip run">
      <DeskIcon name="person" />
      <div className="words" role="alert">
        <p>
          <b>{headline}</b> {outcome}
        </p>
        {steps.length > 0 && (
          <ul className="steps">
            {steps.map(({ at, text }) => (
              <li key={at + text}>
                <Time at={at} text={(moment) => secondsFormat.format(moment)} /> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="acts">
        {next && (
          <button
            type="button"
            className="act"
            onClick={() => {
              changes.dismiss();
              show({ lead: next });
            }}
          >
            Next unclaimed <KeyHint name="j" />
          </button>
        )}
        <button
          type="button"
          className="act line"
          onClick={() => {
            changes.dismiss();
            if (!lead) show({ lead: '' });
          }}
        >
          {lead ? 'Got it' : 'Back to the list'}
        </button>
      </div>
    </div>
  );
}
