import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { openComposer, shownTab } from '../compose/composer-tabs.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';

/** On a phone: the ways to reach the person, and the button that opens the composer. */
export function PhoneBar({ lead }: { lead: LeadDetails }) {
  const { panels } = useDeskContext();
  const tab = shownTab(lead, undefined);
  return (
    <div className="phone-bar">
      {lead.phone && (
        <>
          <a className="quiet boxed" href={`tel:${lead.phone}`} aria-label="Call">
            <DeskIcon name="phone" />
          </a>
          <a className="quiet boxed" href={`sms:${lead.phone}`} aria-label="Text">
            <DeskIcon name="text" />
          </a>
        </>
      )}
      {lead.email && (
        <a className="quiet boxed" href={`mailto:${lead.email}`} aria-label="Email">
          <DeskIcon name="mail" />
        </a>
      )}
      <button type="button" className="act" onClick={() => openComposer(panels, tab)}>
        {tab === 'chat' ? 'Reply' : 'Note'}
      </button>
    </div>
  );
}
