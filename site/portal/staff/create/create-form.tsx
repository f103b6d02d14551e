import '../form.css';
import { type FormEvent, useRef, useState } from 'react';
import { chargeProblem, formatDollars, minCents } from '../../../../schema/api/dollars.ts';
import type { GenerateLinkAnswer, GenerateLinkBody } from '../../../../schema/api/payments.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { centsOf, priceText, showDollars } from '../../money.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { messageOf } from '../failure-message.ts';
import { useStaffCall } from '../use-staff-call.ts';
import { emptyDraft, type LinkDraft } from './draft.ts';

export interface CreatedLink {
  url: string;
  projectName: string;
  /** Formatted, such as `$219.00`. */
  amount: string;
}

interface Props {
  draft: LinkDraft;
  onBegin: () => void;
  onCreated: (link: CreatedLink) => void;
  onDraft: (draft: LinkDraft) => void;
}

type Problems = Partial<Record<keyof LinkDraft, string>>;

/** Source: "Messages" in `schema/product-rules.md`. */
const failed = 'Failed to generate payment link';

/** The form that creates a payment link. Source: "Payments" in `schema/product-rules.md`. */
export function CreateForm({ draft, onBegin, onCreated, onDraft }: Props) {
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const staffCall = useStaffCall();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setMessage(undefined);
    const missing = problemsOf(draft);
    if (Object.keys(missing).length > 0) return mark(missing);
    setProblems({});
    setBusy(true);
    onBegin();
    const amount = priceText(draft.amount) ?? '';
    const body: GenerateLinkBody = {
      projectName: draft.projectName.trim(),
      // As text, because a float cannot represent every price.
      amount,
      description: draft.description.trim(),
    };
    const answer = await staffCall<Partial<GenerateLinkAnswer>>('/api/payments/generate-link', { body });
    setBusy(false);
    if (answer.kind === 'ok' && answer.body?.success === true && answer.body.url) {
      onCreated({ url: answer.body.url, projectName: body.projectName, amount: showDollars(Number(amount)) });
      onDraft(emptyDraft);
      showToast('Payment link generated successfully!', 'success');
      return;
    }
    const text = answer.kind === 'refused' ? messageOf(answer, failed) : failed;
    setMessage(text);
    showToast(text, 'error');
    if (answer.kind === 'refused') mark(answer.errors);
  }

  function mark(problems: Problems) {
    setProblems(problems);
    const first = (Object.keys(emptyDraft) as (keyof LinkDraft)[]).find((name) => problems[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const control = (name: keyof LinkDraft) => ({
    name,
    value: draft[name],
    required: true,
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      onDraft({ ...draft, [name]: value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <TextField
        {...control('projectName')}
        label="Project name"
        error={problems.projectName}
        placeholder="Professional Level Bundle"
        maxLength={200}
        autoComplete="off"
      />
      <Field
        label="Price in US dollars"
        error={problems.amount}
        hint={`At least ${formatDollars(minCents)}, the smallest amount that cards can be charged.`}
      >
        {(attributes) => (
          <div className="money">
            <input
              {...control('amount')}
              {...attributes}
              inputMode="decimal"
              placeholder="0.00"
              autoComplete="off"
            />
          </div>
        )}
      </Field>
      <Field label="Description" error={problems.description}>
        {(attributes) => (
          <textarea
            {...control('description')}
            {...attributes}
            placeholder="What the client is paying for"
            maxLength={2000}
          />
        )}
      </Field>
      <AlertBox>{message}</AlertBox>
      <div className="btns">
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? 'Generating...' : 'Generate Payment Link'}
        </button>
      </div>
    </form>
  );
}

function problemsOf({ projectName, amount, description }: LinkDraft): Problems {
  const price = priceText(amount);
  const problem = price === undefined ? undefined : chargeProblem(centsOf(Number(price)));
  return {
    ...(!projectName.trim() && { projectName: 'Enter the project name.' }),
    ...(price === undefined && {
      amount: amount.trim()
        ? 'Enter a price in dollars with at most two decimal places, such as 219 or 219.50.'
        : 'Enter the price, such as 219 or 219.50.',
    }),
    ...(problem && { amount: problem }),
    ...(!description.trim() && { description: 'Enter what the client is paying for.' }),
  };
}
