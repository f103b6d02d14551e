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
import { createChangeQueue } from './change-queue.ts';

/** A change that was not made, because the lead had changed in the meantime. */
export interface Conflict extends Pick<LeadConflict, 'since'> {
  leadId: string;
  kind: 'claim' | 'change' | 'mail';
}

/** What to change, or how to change the lead as it is when the change is sent. */
export type WantedChange =
  | Omit<ChangeLeadBody, 'revision'>
  | ((current: LeadDetails) => Omit<ChangeLeadBody, 'revision'>);

interface PendingChange {
  leadId: string;
  changeOf: (current: LeadDetails) => Omit<ChangeLeadBody, 'revision'>;
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
export function conflictOf(answer: Answer<unknown>): LeadConflict | undefined {
  if (answer.kind !== 'refused' || answer.code !== 'lead_changed') return undefined;
  const body = answer.body as Partial<LeadConflict> | undefined;
  return body?.since ? (body as LeadConflict) : undefined;
}

interface Request {
  path: string;
  bodyFor: (current: LeadDetails) => object;
  kind?: Conflict['kind'];
}

/** The changes of leads, one after the other, and what became of the last one. */
export function useChanges({ call, onLead, onChange }: Options) {
  const [queue] = useState(createChangeQueue);
  const [pending, setPending] = useState<readonly PendingChange[]>([]);
  const [conflict, setConflict] = useState<Conflict>();
  const [failure, setFailure] = useState<FailedChange>();

  /** Shows what became of a change. The caller shows a failure. */
  function settle(leadId: string, kind: Conflict['kind'], answer: Answer<LeadAnswerBody>): void {
    const outdated = conflictOf(answer);
    if (outdated) setConflict({ leadId, kind, since: outdated.since });
    const lead = answer.kind === 'ok' ? answer.body.lead : outdated?.lead;
    if (lead?.id === leadId) onLead(lead);
    if (outdated || answer.kind === 'ok') onChange();
  }

  function enqueue(lead: LeadDetails, { path, bodyFor, kind = 'change' }: Request) {
    const name = `${path} ${JSON.stringify(bodyFor(lead))}`;
    return queue.add(lead, name, async (current) => {
      const answer = await call<LeadAnswerBody>(path, { body: bodyFor(current) });
      // A claim right behind a refused change does not make the change.
      if (answer.kind === 'ok' && kind === 'change') setConflict(undefined);
      settle(lead.id, kind, answer);
      return answer;
    });
  }

  /** @returns whether the change was made */
  async function send(lead: LeadDetails, request: Request): Promise<boolean> {
    setFailure(undefined);
    const answer = await enqueue(lead, request);
    if (answer.kind === 'ok' || conflictOf(answer)) return answer.kind === 'ok';
    const message = messageOf(answer, 'The change could not be saved.');
    setFailure((before) => ({
      leadId: lead.id,
      message,
      retry() {
        // Of several changes that were waiting, each can have failed.
        if (before?.leadId === lead.id) before.retry();
        void send(lead, request);
      },
    }));
    return false;
  }

  async function change(lead: LeadDetails, wanted: WantedChange): Promise<boolean> {
    const changeOf = typeof wanted === 'function' ? wanted : () => wanted;
    const shown = { leadId: lead.id, changeOf };
    setPending((before) => [...before, shown]);
    const isMade = await send(lead, {
      path: `${pathOf(lead.id)}/change`,
      bodyFor: (current) => ({ revision: current.revision, ...changeOf(current) }) satisfies ChangeLeadBody,
    });
    setPending((before) => before.filter((one) => one !== shown));
    return isMade;
  }

  const plain = (lead: LeadDetails, id: string, name: string, body: object, kind?: Conflict['kind']) =>
    send(lead, { path: `${pathOf(id)}/${name}`, bodyFor: () => body, ...(kind && { kind }) });

  return {
    conflict,
    failure,
    /** Removes the messages about the last change. */
    dismiss() {
      setConflict(undefined);
      setFailure(undefined);
    },
    /** What changes of a lead that are not answered yet will set. */
    pendingOf(lead: LeadDetails): ReturnType<PendingChange['changeOf']> {
      let all: ReturnType<PendingChange['changeOf']> = {};
      for (const { leadId, changeOf } of pending)
        if (leadId === lead.id) {
          const { owner: _, ...shown } = all;
          all = { ...all, ...changeOf({ ...lead, ...shown }) };
        }
      return all;
    },
    claim: (lead: LeadDetails) => plain(lead, lead.id, 'claim', {} satisfies ClaimBody, 'claim'),
    /** Leaves an offered lead to the next person. */
    pass: (lead: LeadDetails) => plain(lead, lead.id, 'pass', {} satisfies PassBody),
    change,
    join: (lead: LeadDetails, leadId: string) =>
      plain(lead, lead.id, 'join', { leadId } satisfies JoinLeadBody),
    /** Takes a lead out of the person of the open one. */
    split: (open: LeadDetails, id: string) => plain(open, id, 'split', {} satisfies SplitLeadBody),
    /** The composer shows its own messages about notes and emails. */
    async addNote(id: string, note: AddNoteBody): Promise<Answer<LeadAnswerBody>> {
      const answer = await call<LeadAnswerBody>(`${pathOf(id)}/notes`, { body: note });
      settle(id, 'change', answer);
      return answer;
    },
    sendMail: (lead: LeadDetails, mail: Omit<SendMailBody, 'revision'>) =>
      enqueue(lead, {
        path: `${pathOf(lead.id)}/mails`,
        bodyFor: ({ revision }) => ({ revision, ...mail }) satisfies SendMailBody,
        kind: 'mail',
      }),
  };
}

export type Changes = ReturnType<typeof useChanges>;
