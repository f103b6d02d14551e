import { type FormEvent, useId, useRef, useState } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { GenerateLinkAnswer } from '../../../../../schema/api/payments.ts';
import { browserStore } from '../../../../ui/local-store.ts';
import { centsOf } from '../../../money.ts';
import { messageOf } from '../../failure-message.ts';
import { useStaffCall } from '../../use-staff-call.ts';
import { useDeskContext } from '../use-desk.ts';
import { checkDraft, draftFields, firstDraft, type LinkDraft, readDraft } from './link-draft.ts';

const drafts = browserStore('sessionStorage');

/** Without a response, a second try could make a second link. */
const answerLost = 'No answer arrived. The link may have been made: see the timeline before you try again.';

interface Props {
  lead: LeadDetails;
  onMade: (link: { url: string; cents: number }) => void;
}

/** What the client pays for, filled in from the lead. */
export function LinkForm({ lead, onMade }: Props) {
  const { refreshAll } = useDeskContext();
  const call = useStaffCall();
  const key = `link-${lead.id}`;
  const [draft, setDraft] = useState(() => readDraft(drafts.read(key), firstDraft(lead)));
  const [problems, setProblems] = useState<Partial<LinkDraft>>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function mark(found: Readonly<Record<string, string>>) {
    setProblems(found);
    const first = draftFields.find((name) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setMessage(undefined);
    const checked = checkDraft(draft, lead.id);
    if ('problems' in checked) return mark(checked.problems);
    setProblems({});
    setBusy(true);
    const { body } = checked;
    const answer = await call<GenerateLinkAnswer>('/api/payments/generate-link', { body });
    setBusy(false);
    refreshAll();
    if (answer.kind === 'ok') {
      drafts.write(key, undefined);
      return onMade({ url: answer.body.url, cents: centsOf(Number(body.amount)) });
    }
    setMessage(answer.kind === 'lost' ? answerLost : messageOf(answer, 'The link could not be made.'));
    if (answer.kind === 'refused') mark(answer.errors);
  }

  const control = (name: keyof LinkDraft) => ({
    name,
    value: draft[name],
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      const next = { ...draft, [name]: value };
      setDraft(next);
      setProblems({ ...problems, [name]: undefined });
      drafts.write(key, next);
    },
  });
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <LinkField label="Project name" problem={problems.projectName}>
        {(described) => (
          <input {...control('projectName')} {...described} type="text" maxLength={120} dir="auto" />
        )}
      </LinkField>
      <LinkField label="Price in US dollars" problem={problems.amount}>
        {(described) => (
          <input {...control('amount')} {...described} type="text" inputMode="decimal" maxLength={40} />
        )}
      </LinkField>
      <LinkField label="Description" problem={problems.description}>
        {(described) => (
          <textarea {...control('description')} {...described} maxLength={2000} rows={1} dir="auto" />
        )}
      </LinkField>
      <p className="send-problem" role="alert">
        {message}
      </p>
      {lead.email && (
        <p className="reminded">
          Reminders go to <bdi>{lead.email}</bdi>.
        </p>
      )}
      <button type="submit" className="act line" aria-busy={isBusy || undefined}>
        {isBusy ? 'Making the link…' : 'Make payment link'}
      </button>
    </form>
  );
}

interface Described {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
  autoComplete: 'off';
  required: true;
}

interface FieldProps {
  label: string;
  problem: string | undefined;
  children: (described: Described) => React.ReactNode;
}

function LinkField({ label, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': `${id}-problem`,
        autoComplete: 'off',
        required: true,
      })}
      <span id={`${id}-problem`} className="field-problem">
        {problem}
      </span>
    </div>
  );
}
