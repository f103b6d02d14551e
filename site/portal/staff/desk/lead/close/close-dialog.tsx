import './close-dialog.css';
import { type FormEvent, useState } from 'react';
import { deskLimits } from '../../../../../../schema/api/desk.ts';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { browserStore } from '../../../../../ui/local-store.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useDeskContext } from '../../use-desk.ts';
import { closeChange, type Outcome, outcomeNames, outcomes, usualReasons } from './close-reasons.ts';

const drafts = browserStore('sessionStorage');

interface Props {
  lead: LeadDetails;
  initial: Outcome;
  onClose: () => void;
}

/** Closes a lead as won, lost, or spam. The reason that was typed survives a failed call. */
export function CloseDialog({ lead, initial, onClose }: Props) {
  const { changes } = useDeskContext();
  const draftKey = `reason-${lead.id}`;
  const [outcome, setOutcome] = useState(initial);
  const [reason, setReason] = useState(() => {
    const stored = drafts.read(draftKey);
    return typeof stored === 'string' ? stored : '';
  });
  const [isMissing, setMissing] = useState(false);

  function write(text: string) {
    setReason(text);
    setMissing(false);
    drafts.write(draftKey, text || undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = reason.trim();
    if (outcome !== 'won' && !wanted) return setMissing(true);
    onClose();
    if (await changes.change(lead, closeChange(outcome, wanted))) drafts.write(draftKey, undefined);
  }

  return (
    <Dialog heading="Close this lead" onClose={onClose}>
      <form className="close-form" onSubmit={submit} noValidate>
        <fieldset className="outcomes">
          <legend className="visually-hidden">Close as</legend>
          {outcomes.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="outcome"
                value={name}
                checked={outcome === name}
                ref={name === initial ? focusOnce : undefined}
                onChange={() => setOutcome(name)}
              />
              {outcomeNames[name]}
            </label>
          ))}
        </fieldset>
        {outcome !== 'won' && (
          <>
            <div className="presets">
              {usualReasons[outcome].map((usual) => (
                <button
                  key={usual}
                  type="button"
                  className="quiet boxed"
                  aria-pressed={reason === usual}
                  onClick={() => write(usual)}
                >
                  {usual}
                </button>
              ))}
            </div>
            <label className="reason">
              Reason
              <input
                type="text"
                maxLength={deskLimits.reason}
                dir="auto"
                required
                aria-invalid={isMissing || undefined}
                aria-describedby="reason-problem"
                value={reason}
                onChange={({ currentTarget }) => write(currentTarget.value)}
              />
            </label>
          </>
        )}
        <p id="reason-problem" className="missing" role="alert">
          {isMissing && 'Please pick or write a reason.'}
        </p>
        <button type="submit" className="act">
          Close as {outcomeNames[outcome].toLowerCase()}
        </button>
      </form>
    </Dialog>
  );
}

/** Dialogs focus their first control, which is the button that closes them. */
const focusOnce = (input: HTMLInputElement | null) => {
  // The dialog opens after its content is mounted.
  if (input) queueMicrotask(() => input.focus());
};
