import type { ReactNode } from 'react';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { givenName } from '../../list/row-status.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { useDeskContext } from '../../use-desk.ts';
import { composerFields } from '../composer-tabs.ts';

/** Why no email can be written to the lead, and what can be done. Nothing for other leads. */
export function NoMail({ lead }: { lead: LeadDetails }) {
  const { changes } = useDeskContext();
  const { phone, name } = lead;
  if (lead.isSpam)
    return (
      <Reason text="This lead is spam, and spam gets no email. Take it out of spam to write.">
        <button
          type="button"
          className="act line"
          onClick={() => void changes.change(lead, { isSpam: false })}
        >
          Not spam
        </button>
      </Reason>
    );
  const who = givenName({ name, email: '' }) || 'This person';
  if (!phone) return <Reason text={`${who} left no email address and no phone number.`} />;
  return (
    <Reason text={`${who} left no email address. Call or text instead.`}>
      <a className="act line" href={`tel:${phone}`}>
        <DeskIcon name="phone" />
        Call {phone}
      </a>
      <a className="act line" href={`sms:${phone}`}>
        <DeskIcon name="text" />
        Text
      </a>
    </Reason>
  );
}

/** It takes the focus in place of the field. */
function Reason({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="no-mail" id={composerFields.email} tabIndex={-1}>
      <p>{text}</p>
      {children && <div className="acts">{children}</div>}
    </div>
  );
}
