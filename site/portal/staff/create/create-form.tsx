import '../form.css';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { GenerateLinkAnswer, GenerateLinkBody } from '../../../../schema/api/payments.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { priceText, showDollars } from '../../money.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { useStaffCall } from '../use-staff-call.ts';
import { wordsOf } from '../words.ts';
import { keepDraft, readDraft } from './draft.ts';

export interface MadeLink {
  url: string;
  projectName: string;
  /** As it is shown, such as `$219.00`. */
  amount: string;
}

interface Props {
  onBegin: () => void;
  onMade: (link: MadeLink) => void;
  /** Is told what the fields hold, at first and whenever it changes. */
  onDraft: (wish: LinkWish) => void;
}

const empty = { projectName: '', amount: '', description: '' };

/** What the fields hold, as it was typed. */
export type LinkWish = typeof empty;

type Faults = Partial<Record<keyof LinkWish, string>>;

/** Source: spec section 8, "Create link". */
const failed = 'Failed to generate payment link';

/** What a link is for, and what it costs. Source: spec section 5, "Create link form". */
export function CreateForm({ onBegin, onMade, onDraft }: Props) {
  const [values, setValues] = useState<LinkWish>(() => ({ ...empty, ...readDraft() }));
  useEffect(() => {
    keepDraft(values);
    onDraft(values);
  }, [values, onDraft]);
  const [faults, setFaults] = useState<Faults>({});
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const staffCall = useStaffCall();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setMessage(undefined);
    const missing = faultsOf(values);
    if (Object.keys(missing).length > 0) return mark(missing);
    setFaults({});
    setBusy(true);
    onBegin();
    const amount = priceText(values.amount) ?? '';
    const body: GenerateLinkBody = {
      projectName: values.projectName.trim(),
      // As text: a price is never a fraction of binary digits.
      amount,
      description: values.description.trim(),
    };
    const answer = await staffCall<Partial<GenerateLinkAnswer>>('/api/payments/generate-link', { body });
    setBusy(false);
    if (answer.kind === 'ok' && answer.body?.success === true && answer.body.url) {
      onMade({ url: answer.body.url, projectName: body.projectName, amount: showDollars(Number(amount)) });
      setValues(empty);
      showToast('Payment link generated successfully!', 'success');
      return;
    }
    const words = answer.kind === 'refused' ? wordsOf(answer, failed) : failed;
    setMessage(words);
    showToast(words, 'error');
    if (answer.kind === 'refused') mark(answer.errors);
  }

  function mark(faults: Faults) {
    setFaults(faults);
    const first = (Object.keys(empty) as (keyof LinkWish)[]).find((name) => faults[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  const control = (name: keyof LinkWish) => ({
    name,
    value: values[name],
    required: true,
    onChange({ currentTarget: { value } }: { currentTarget: { value: string } }) {
      setValues({ ...values, [name]: value });
      setFaults({ ...faults, [name]: undefined });
    },
  });
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate>
      <TextField
        {...control('projectName')}
        label="Project name"
        error={faults.projectName}
        placeholder="Professional Level Bundle"
        maxLength={200}
        autoComplete="off"
      />
      <Field label="Price in US dollars" error={faults.amount}>
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
      <Field label="Description" error={faults.description}>
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

function faultsOf({ projectName, amount, description }: LinkWish): Faults {
  return {
    ...(!projectName.trim() && { projectName: 'Enter what the project is called.' }),
    ...(priceText(amount) === undefined && {
      amount: amount.trim()
        ? 'Enter a price in dollars with at most two decimals, such as 219 or 219.50.'
        : 'Enter the price, such as 219 or 219.50.',
    }),
    ...(!description.trim() && { description: 'Enter what the client is paying for.' }),
  };
}
