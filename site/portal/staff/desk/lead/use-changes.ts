import { useState } from 'react';
import type {
  AddNoteBody,
  ChangeLeadBody,
  ClaimBody,
  JoinLeadBody,
  LeadConflict,
  PassBody,
  SendMailBody,
  SplitLeadBody,
} from '../../../../../schema/api/desk-changes.ts';
import type { LeadAnswerBody, LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { Answer } from '../../../../http/call.ts';
import { messageOf } from '../../failure-message.ts';
import type { StaffCall } from '../../use-staff-call.ts';

/** A change that was not made, because the lead had changed in the meantime. */
export interface Conflict extends Pick<LeadConflict, 'since'> {
  leadId: string;
  kind: 'claim' | 'change';
}

/** A change that failed for another reason. */
export interface FailedChange {
  leadId: string;
  message: string;
  retry: () => void;
}

interface Options {
  call: StaffCall;
  /** Shows the lead as the server has it now. */
  onLead: (lead: LeadDetails) => void;
  /** After every change, whichever lead it is about. */
  onChange: () => void;
}

const pathOf = (id: string) => `/api/staff/leads/${encodeURIComponent(id)}`;

/** Whether a refusal carries what happened in the meantime. */
function conflictOf(answer: Answer<unknown>): LeadConflict | undefined {
  if (answer.kind !== 'refused' || answer.code !== 'lead_changed') return undefined;
  const body = answer.body as Partial<LeadConflict> | undefined;
  return body?.since ? (body as LeadConflict) : undefined;
}

/** The changes of leads, one at a time, and what became of the last one. */
export function useChanges({ call, onLead, onChange }: Options) {
  const [isBusy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<FailedChange>();

  /** @returns whether the change was made */
  async function send(leadId: string, path: string, body: object, kind: Conflict['kind'] = 'change') {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    const answer = await call<LeadAnswerBody>(path, { body });
    setBusy(false);
    const outdated = conflictOf(answer);
    if (answer.kind === 'ok') {
      setConflict(undefined);
      if (answer.body.lead.id === leadId) onLead(answer.body.lead);
      onChange();
      return true;
    }
    if (outdated) {
      setConflict({ leadId, kind, since: outdated.since });
      if (outdated.lead) onLead(outdated.lead);
      onChange();
      return false;
    }
    const message = messageOf(answer, 'The change could not be saved.');
    setFailure({ leadId, message, retry: () => void send(leadId, path, body, kind) });
    return false;
  }

  /** Stores what was written. The composer shows its own messages. */
  async function compose(path: string, body: object): Promise<Answer<LeadAnswerBody>> {
    const answer = await call<LeadAnswerBody>(path, { body });
    if (answer.kind === 'ok') {
      onLead(answer.body.lead);
      onChange();
    }
    return answer;
  }

  return {
    isBusy,
    conflict,
    failure,
    /** Removes the messages about the last change. */
    dismiss() {
      setConflict(undefined);
      setFailure(undefined);
    },
    claim: ({ id }: LeadDetails) => send(id, `${pathOf(id)}/claim`, {} satisfies ClaimBody, 'claim'),
    /** Leaves an offered lead to the next person. */
    pass: ({ id }: LeadDetails) => send(id, `${pathOf(id)}/pass`, {} satisfies PassBody),
    change: ({ id, revision }: LeadDetails, changes: Omit<ChangeLeadBody, 'revision'>) =>
      send(id, `${pathOf(id)}/change`, { revision, ...changes } satisfies ChangeLeadBody),
    join: ({ id }: LeadDetails, leadId: string) =>
      send(id, `${pathOf(id)}/join`, { leadId } satisfies JoinLeadBody),
    /** Takes a lead out of the person of the open one. */
    split: (open: LeadDetails, id: string) =>
      send(open.id, `${pathOf(id)}/split`, {} satisfies SplitLeadBody),
    addNote: (id: string, note: AddNoteBody) => compose(`${pathOf(id)}/notes`, note),
    sendMail: (id: string, mail: SendMailBody) => compose(`${pathOf(id)}/mails`, mail),
  };
}

export type Changes = ReturnType<typeof useChanges>;
