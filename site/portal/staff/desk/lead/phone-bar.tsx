import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { firstTab, openComposer } from '../compose/composer-tabs.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';

/** On a phone: the ways to reach the person, and the button that opens the composer. */
export function PhoneBar({ lead }: { lead: LeadDetails }) {
  const { panels } = useDeskContext();
  const tab = firstTab(lead);
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
      <button type="button" className="act" onClick={() => openComposer(panels, tab)}>
        {tab === 'note' ? 'Note' : 'Reply'}
      </button>
    </div>
  );
}
