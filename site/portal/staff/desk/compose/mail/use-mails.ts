import { useEffect, useRef, useState } from 'react';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import type { TimelineEntry } from '../../../../../../schema/api/desk-timeline.ts';
import { showToast } from '../../../../../islands/toasts.tsx';
import { browserStore } from '../../../../../ui/local-store.ts';
import { messageOf } from '../../../failure-message.ts';
import { type Changes, conflictOf } from '../../lead/use-changes.ts';
import { shortName } from '../../parts/people.ts';
import { checkDraft, isUntouched, type MailDraft, readDraft, subjectOf } from './mail-draft.ts';

const store = browserStore('sessionStorage');
const keyOf = (leadId: string) => `mail-${leadId}`;

/** What keeps an email from being sent, and the field to fix it in. */
export interface MailProblem {
  message: string;
  field?: 'subject' | 'text';
  /** Whether the lead has changed since, so it can be sent again on purpose only. */
  isOutdated?: true;
}

/** A strip above the timeline says what happened. */
function outdatedMessage(since: TimelineEntry[], me: string): string {
  const by = since.findLast((entry) => entry.by)?.by;
  const what = by ? `${shortName(by, me)} changed this lead` : 'this lead has changed';
  return `Not sent: ${what}. See what happened, then send it if it still fits.`;
}

/** The emails that are being written. They survive navigation, another lead in between, and failed calls. */
export function useMails({
  changes,
  open,
  me,
}: {
  changes: Pick<Changes, 'sendMail'>;
  open: LeadDetails | undefined;
  /** The own email address. */
  me: string;
}) {
  const [drafts, setDrafts] = useState<Readonly<Record<string, MailDraft>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, MailProblem | undefined>>>({});
  const [sending, setSending] = useState<readonly string[]>([]);
  const openId = useRef(open?.id);
  const accepted = useRef(new Set<string>());

  const draftOf = (leadId: string) => drafts[leadId] ?? readDraft(store.read(keyOf(leadId)));
  const mark = (leadId: string, problem?: MailProblem) =>
    setProblems((before) => ({ ...before, [leadId]: problem }));

  function keep(leadId: string, draft: MailDraft) {
    store.write(keyOf(leadId), isUntouched(draft) ? undefined : draft);
    setDrafts((before) => ({ ...before, [leadId]: draft }));
  }

  // The answer to the call can be lost, or the page closed before it came.
  useEffect(() => {
    openId.current = open?.id;
    if (!open) return;
    const draft = draftOf(open.id);
    const isAccepted = open.timeline.some(
      ({ event }) => event.kind === 'mail-out' && event.mailId === draft.id,
    );
    if (draft.isTried && isAccepted) {
      accepted.current.add(draft.id);
      keep(open.id, readDraft(null));
      mark(open.id);
    }
  }, [open]);

  return {
    draftOf,
    problemOf: (leadId: string) => problems[leadId],
    isSending: (leadId: string) => sending.includes(leadId),
    /** While the email is being sent, it stays as it is. */
    write(leadId: string, change: (draft: MailDraft) => MailDraft) {
      if (sending.includes(leadId)) return;
      mark(leadId);
      keep(leadId, change(draftOf(leadId)));
    },
    /** @returns whether the email was accepted, or the field that has to be fixed first */
    async send(lead: LeadDetails): Promise<boolean | 'subject' | 'text'> {
      const { id } = lead;
      if (sending.includes(id)) return false;
      const draft = draftOf(id);
      const checked = checkDraft(draft, lead);
      if ('problem' in checked) {
        mark(id, { message: checked.problem, field: checked.field });
        return checked.field;
      }
      mark(id);
      setSending((before) => [...before, id]);
      keep(id, { ...draft, subject: subjectOf(draft, lead), isTried: true });
      const answer = await changes.sendMail(lead, checked.body);
      setSending((before) => before.filter((one) => one !== id));
      if (answer.kind === 'ok') keep(id, readDraft(null));
      if (answer.kind === 'ok' || accepted.current.has(draft.id)) return true;
      const outdated = conflictOf(answer);
      if (outdated) mark(id, { message: outdatedMessage(outdated.since, me), isOutdated: true });
      else mark(id, { message: messageOf(answer, 'The email could not be sent.') });
      if (openId.current !== id)
        showToast(`The email to ${lead.name} was not sent. Its draft is kept.`, 'error');
      return false;
    },
  };
}
