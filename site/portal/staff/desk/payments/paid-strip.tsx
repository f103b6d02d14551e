import { useState } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { browserStore } from '../../../../ui/local-store.ts';
import { Mark } from '../../../../ui/mark.tsx';
import { KeyHint } from '../parts/key-hint.tsx';
import { useDeskContext } from '../use-desk.ts';
import { hasReminders, paidText } from './link-state.ts';

const store = browserStore('localStorage');
const key = 'not-won-yet';

/** The leads for which this browser remembers "Not yet"; the latest ones. */
const maxDismissed = 200;

const readDismissed = () => {
  const stored = store.read(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
};

export const suggestsWon = (lead: Pick<LeadDetails, 'links' | 'state' | 'isSpam'>): boolean =>
  lead.state !== 'won' && !lead.isSpam && paidText(lead.links) !== undefined;

/** Suggests that a paid lead is won. It is never set by itself. */
export function PaidStrip({ lead }: { lead: LeadDetails }) {
  const { changes } = useDeskContext();
  const [dismissed, setDismissed] = useState(readDismissed);
  if (!suggestsWon(lead) || dismissed.includes(lead.id)) return null;
  return (
    <div className="strip good">
      <Mark name="tick" />
      <p>
        <b>{paidText(lead.links)}</b> {hasReminders(lead.links) ? '' : 'Reminders have stopped.'}
      </p>
      <div className="acts">
        <button
          type="button"
          className="quiet"
          onClick={() => {
            const next = [...readDismissed(), lead.id].slice(-maxDismissed);
            store.write(key, next);
            setDismissed(next);
          }}
        >
          Not yet
        </button>
        <button
          type="button"
          className="act line"
          onClick={() => void changes.change(lead, { state: 'won' })}
        >
          Mark as won <KeyHint name="w" />
        </button>
      </div>
    </div>
  );
}
