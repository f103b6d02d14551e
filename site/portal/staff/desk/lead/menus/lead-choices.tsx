import type { LeadState } from '../../../../../../schema/api/desk.ts';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { showToast } from '../../../../../islands/toasts.tsx';
import { readView } from '../../address/view.ts';
import { isUnclaimed } from '../../list/groups.ts';
import { Choice } from '../../parts/choice.tsx';
import { useDeskContext } from '../../use-desk.ts';

interface Props {
  lead: LeadDetails;
}

/** Closing needs a dialog, because it has a reason. */
export function StateChoice({ lead }: Props) {
  const { changes, panels } = useDeskContext();
  const pending = changes.pendingOf(lead);
  const { isSpam, state } = { ...lead, ...pending };
  return (
    <Choice
      name="State"
      label="State"
      value={isSpam ? 'spam' : state}
      isBusy={pending.state !== undefined || pending.isSpam !== undefined}
      onChoose={(value) => {
        if (value === 'won' || value === 'lost' || value === 'spam') panels.openClosing(value);
        else
          void changes.change(lead, (current) => ({
            ...(value !== current.state && { state: value as LeadState }),
            ...(current.isSpam && { isSpam: false }),
          }));
      }}
    >
      <option value="open">{isUnclaimed(lead) ? 'New' : 'Open'}</option>
      <option value="waiting">Waiting</option>
      {lead.state === 'earlier' && <option value="earlier">Earlier</option>}
      <option value="won">Won</option>
      <option value="lost">Lost</option>
      <option value="spam">Spam</option>
    </Choice>
  );
}

const ownerChoiceId = 'owner-choice';

/** Shows the staff who can own the lead. */
export function openOwnerMenu(): void {
  const choice = document.getElementById(ownerChoiceId);
  if (!(choice instanceof HTMLSelectElement)) return;
  choice.focus();
  try {
    choice.showPicker();
  } catch {
    // Some browsers open it only by the next key.
  }
}

export function OwnerChoice({ lead }: Props) {
  const { changes, desk, me, show } = useDeskContext();
  const staff = desk?.staff ?? [];
  const { owner } = lead;
  const pending = changes.pendingOf(lead);

  async function assign(email: string) {
    const isMade = await changes.change(lead, { owner: email || null });
    // Agents do not see the leads of colleagues.
    if (!isMade || me.role !== 'agent' || email === '' || email === me.email) return;
    const name = staff.find((person) => person.email === email)?.name ?? email;
    showToast(`${name} has this lead now.`, 'success');
    // Another lead can be open by now.
    if (readView(window.location.search).lead === lead.id) show({ lead: '' });
  }

  return (
    <Choice
      id={ownerChoiceId}
      name="Owner"
      label="Owner"
      value={(pending.owner === undefined ? owner?.email : pending.owner) ?? ''}
      isBusy={pending.owner !== undefined}
      onChoose={(email) => void assign(email)}
    >
      <option value="">None</option>
      {owner && !staff.some(({ email }) => email === owner.email) && (
        <option value={owner.email}>{owner.name}</option>
      )}
      {staff.map(({ email, name }) => (
        <option key={email} value={email}>
          {email === me.email ? 'You' : name}
        </option>
      ))}
    </Choice>
  );
}
