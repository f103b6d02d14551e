import './mail-form.css';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { deskLimits } from '../../../../../../schema/api/desk.ts';
import type { FilledMailTemplate, FilledText } from '../../../../../../schema/api/desk-changes.ts';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { isUnclaimed } from '../../list/groups.ts';
import { givenName } from '../../list/row-status.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { KeyHint } from '../../parts/key-hint.tsx';
import { LinkButton } from '../../payments/link-button.tsx';
import { timelineId } from '../../timeline/timeline.tsx';
import { useDeskContext } from '../../use-desk.ts';
import { composerFields } from '../composer-tabs.ts';
import { FilledField, pointTo } from '../templates/filled-field.tsx';
import { TemplatesMenu } from '../templates/templates-menu.tsx';
import { useTemplates } from '../templates/use-templates.ts';
import { changed, mailWithTemplate, subjectOf } from './mail-draft.ts';
import { MailPreview } from './mail-preview.tsx';
import { NoMail } from './no-mail.tsx';
import type { MailProblem } from './use-mails.ts';

const ids = { subject: 'mail-subject', text: composerFields.email, problem: 'mail-problem' };

const fieldOf = (name: 'subject' | 'text') =>
  document.getElementById(ids[name]) as HTMLTextAreaElement | null;

/** An email to the person. Ctrl+Enter sends it. */
export function MailForm({ lead }: { lead: LeadDetails }) {
  if (lead.isSpam || !lead.email) return <NoMail lead={lead} />;
  return <WriteMail lead={lead} />;
}

function WriteMail({ lead }: { lead: LeadDetails }) {
  const { mails, panels, writing } = useDeskContext();
  const [isPreviewed, setPreviewed] = useState(false);
  const templates = useTemplates(lead.id);
  /** Where a template goes: undefined until the text had the focus. */
  const caret = useRef<number>(undefined);
  const form = useRef<HTMLFormElement>(null);
  const { id } = lead;
  const draft = mails.draftOf(id);
  const problem = mails.problemOf(id);
  const isSending = mails.isSending(id);
  const subject = subjectOf(draft, lead);
  const isEmpty = draft.text.text.trim() === '';
  const claims = isUnclaimed(lead);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    writing.end();
    const result = await mails.send(lead);
    // Another lead or tab can be open by now.
    if (!form.current) return;
    if (result === true) {
      // On a phone, the timeline is hidden until the composer ends. Outside the field, single keys work again.
      flushSync(panels.endComposer);
      document.getElementById(timelineId)?.focus();
    } else if (result) pointTo(ids[result], result === 'subject' ? subject : draft.text);
  }

  function choose(template: FilledMailTemplate) {
    const parts = { lead, template, templates: templates.loaded?.templates ?? [] };
    const next = mailWithTemplate(draft, { ...parts, caret: caret.current ?? draft.text.text.length });
    flushSync(() => mails.write(id, () => next));
    pointTo(ids.text, next.text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.ctrlKey || event.metaKey) void submit();
    else if (event.target === fieldOf('subject')) fieldOf('text')?.focus();
    else return;
    event.preventDefault();
  }

  const field = (name: 'subject' | 'text') => ({
    id: ids[name],
    describedBy: ids.problem,
    isInvalid: problem?.field === name,
    isReadOnly: isSending,
    onChange(value: FilledText) {
      mails.write(id, (before) => changed(before, { [name]: value }));
      writing.start();
    },
  });

  return (
    <form ref={form} className="mail-form" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <div className="menus">
        <TemplatesMenu templates={templates} list={templates.loaded?.templates} onChoose={choose} />
      </div>
      <MailTo lead={lead} />
      <label className="mail-row" htmlFor={ids.subject}>
        <span>Subject</span>
        <FilledField {...field('subject')} value={subject} maxLength={deskLimits.subject} isLine />
      </label>
      <div
        className="mail-text"
        onSelect={({ target }) => {
          if (target instanceof HTMLTextAreaElement) caret.current = target.selectionEnd;
        }}
      >
        <FilledField
          {...field('text')}
          name="Message"
          value={draft.text}
          maxLength={deskLimits.mail}
          placeholder={`Write to ${givenName(lead)}.${claims ? ' Sending claims the lead.' : ''}`}
        />
      </div>
      <p id={ids.problem} className="send-problem" role="alert">
        {problem?.message}
      </p>
      <MailNotice />
      <div className="foot">
        <LinkButton lead={lead} className="quiet" label="Payment link" />
        <button
          type="button"
          className="quiet"
          disabled={isEmpty}
          onClick={() => {
            setPreviewed(true);
            void templates.load();
          }}
        >
          <DeskIcon name="eye" />
          Preview
        </button>
        <button
          type="submit"
          className={claims ? 'act line' : 'act'}
          disabled={isEmpty}
          aria-busy={isSending || undefined}
        >
          {isSending ? 'Sending…' : sendLabel(problem, claims)}
          <KeyHint name="Ctrl ↵" />
        </button>
      </div>
      {isPreviewed && (
        <MailPreview
          from={templates.loaded?.from}
          to={lead.email}
          subject={subject}
          text={draft.text}
          onClose={() => setPreviewed(false)}
        />
      )}
    </form>
  );
}

function sendLabel(problem: MailProblem | undefined, claims: boolean): string {
  if (problem?.isOutdated) return 'Send anyway';
  if (problem && !problem.field) return 'Try again';
  return claims ? 'Send and claim' : 'Send';
}

/** The address cannot be changed here: it is what the person typed. */
function MailTo({ lead: { name, email, timeline } }: { lead: LeadDetails }) {
  const last = timeline.findLast(
    ({ event }) => event.kind === 'mail-out' && event.to.toLowerCase() === email.toLowerCase(),
  )?.event;
  const hasFailed = last?.kind === 'mail-out' && last.delivery.status === 'failed';
  return (
    <p className="mail-row">
      <span>To</span>
      {hasFailed ? (
        <span className="wrong" title={email}>
          <DeskIcon name="alert" />
          <span>
            <b>
              <bdi>{email}</bdi>
            </b>{' '}
            did not get the last email.
          </span>
        </span>
      ) : (
        <span className="value" title={email}>
          <bdi>{name}</bdi>, <bdi>{email}</bdi>
        </span>
      )}
    </p>
  );
}

/** What does not happen because the server is not set up for it. */
function MailNotice() {
  const { desk } = useDeskContext();
  if (!desk || (desk.mail.isSent && desk.mail.isRead)) return null;
  return (
    <p className="notice">
      {desk.mail.isSent
        ? 'Replies go to the company’s mailbox, not here.'
        : 'No mail server is set up: emails are written to files, and not sent.'}
    </p>
  );
}
