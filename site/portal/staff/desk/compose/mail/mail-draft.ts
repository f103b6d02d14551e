import { deskLimits } from '../../../../../../schema/api/desk.ts';
import type {
  FilledMailTemplate,
  FilledText,
  SendMailBody,
} from '../../../../../../schema/api/desk-changes.ts';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import type { LeadEvent } from '../../../../../../schema/api/desk-timeline.ts';
import { randomKey } from '../../../../../ui/lead-form/send/idempotency-key.ts';
import {
  inserted,
  isBlank,
  isFilledText,
  missingWords,
  plainText,
  withTemplate,
} from '../templates/filled-text.ts';

/** An email that is not accepted by the server yet. */
export interface MailDraft {
  /** A UUID: sending the same email twice sends it once. */
  id: string;
  /** Undefined until it is written; then the subject follows the lead. */
  subject?: FilledText | undefined;
  text: FilledText;
  /** The template that the text began as. */
  templateId?: string | undefined;
  /** It may have been accepted although its answer was lost. */
  isTried?: true | undefined;
}

export const emptyDraft = (makeId: () => string = randomKey): MailDraft => ({
  id: makeId(),
  text: plainText(''),
});

/** @param stored whatever the storage has */
export function readDraft(stored: unknown, makeId: () => string = randomKey): MailDraft {
  const draft = stored as Partial<MailDraft> | null;
  if (typeof draft?.id !== 'string' || !isFilledText(draft.text)) return emptyDraft(makeId);
  const { id, text, subject, templateId, isTried } = draft;
  return {
    id,
    text,
    ...(isFilledText(subject) && { subject }),
    ...(typeof templateId === 'string' && { templateId }),
    ...(isTried === true && { isTried }),
  };
}

/** Whether there is nothing in it to keep. */
export const isUntouched = ({ subject, text }: MailDraft): boolean => !subject && text.text === '';

/** What changed after a try is another email: under the old id, the server would drop the change. */
export function changed(
  { id, isTried, ...draft }: MailDraft,
  changes: Partial<Pick<MailDraft, 'subject' | 'text' | 'templateId'>>,
  makeId: () => string = randomKey,
): MailDraft {
  return { ...draft, ...changes, id: isTried ? makeId() : id };
}

/** What a new email to the person is about. */
export function firstSubject({ timeline, id, service, conversation }: SubjectSource): string {
  const last = timeline.findLast(({ event, leadId }) => leadId === id && isOfThread(event))?.event;
  const earlier = last && 'subject' in last ? last.subject.replace(/^(?:re\s*:\s*)+/i, '').trim() : '';
  const subject = earlier ? `Re: ${earlier}` : service || (conversation ? 'Our chat' : 'Your message');
  return subject.slice(0, deskLimits.subject);
}

export type SubjectSource = Pick<LeadDetails, 'timeline' | 'id' | 'service' | 'conversation'>;

const isOfThread = (event: LeadEvent) =>
  (event.kind === 'mail-in' && !event.isAuto) ||
  (event.kind === 'mail-out' && event.delivery.status !== 'failed');

/** Whether an email continues a correspondence, so its subject is better kept. */
const isReply = (subject: string) => subject.startsWith('Re: ');

export const subjectOf = (draft: MailDraft, lead: SubjectSource): FilledText =>
  draft.subject ?? plainText(firstSubject(lead));

/** A draft with a template in it. Its subject is for emails that are no reply and have no subject of their own yet. */
export function mailWithTemplate(
  draft: MailDraft,
  {
    lead,
    ...insertion
  }: {
    lead: SubjectSource;
    template: FilledMailTemplate;
    templates: readonly FilledMailTemplate[];
    caret: number;
  },
): MailDraft {
  const { template } = insertion;
  const { text, replaced } = withTemplate(draft.text, insertion);
  const earlier = typeof replaced === 'object' ? replaced.subject.text : undefined;
  const hasOwnSubject = draft.subject !== undefined && draft.subject.text !== earlier;
  const takesSubject = replaced !== undefined && !hasOwnSubject && !isReply(firstSubject(lead));
  return changed(draft, {
    text,
    ...(takesSubject && { subject: template.subject }),
    ...(replaced && { templateId: template.id }),
  });
}

/** A draft with an email that failed, below what was written since. */
export function withFailed(
  draft: MailDraft,
  { subject, text }: { subject: string; text: string },
): MailDraft {
  if (isBlank(draft.text)) return changed(draft, { subject: plainText(subject), text: plainText(text) });
  return changed(draft, { text: inserted(draft.text, draft.text.text.length, plainText(text)) });
}

/** The call's body, or what has to be written first. */
export function checkDraft(
  draft: MailDraft,
  lead: SubjectSource,
): { body: Omit<SendMailBody, 'revision'> } | { problem: string; field: 'subject' | 'text' } {
  const subject = subjectOf(draft, lead);
  for (const [field, { text, filled }] of [
    ['subject', subject],
    ['text', draft.text],
  ] as const) {
    if (text.trim() === '')
      return { problem: field === 'subject' ? 'Write a subject.' : 'Write a message.', field };
    const problem = missingWords({ text, filled });
    if (problem) return { problem, field };
  }
  const { id, templateId } = draft;
  return {
    body: {
      id,
      subject: subject.text.trim(),
      text: draft.text.text.trim(),
      ...(templateId && { templateId }),
    },
  };
}
