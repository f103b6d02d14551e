import { type FormEvent, useState } from 'react';
import type { PersonSummary } from '../../../../../schema/api/privacy.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { crmTexts, keptText } from './person-words.ts';
import type { useErasure } from './use-erasure.ts';

interface Props {
  person: PersonSummary;
  /** Whether the person that is shown is the one that would be erased. */
  isReady: boolean;
  erasure: Pick<ReturnType<typeof useErasure>, 'isBusy' | 'problem' | 'fieldProblem'>;
  onErase: (confirm: string) => void;
}

/** What stays, and the confirmation. */
export function EraseForm({ person, isReady, erasure, onErase }: Props) {
  const { isBusy, problem, fieldProblem } = erasure;
  const [typed, setTyped] = useState('');
  const { email, name, keptPayments, crm } = person;

  function submit(event: FormEvent) {
    event.preventDefault();
    onErase(typed);
  }

  return (
    <form onSubmit={submit} noValidate>
      {[keptText(keptPayments), crmTexts[crm]].filter(Boolean).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <b>This cannot be undone.</b> Erased people stay erased when a backup is restored.
      </p>
      <label className="confirm">
        <span>
          To confirm, type <bdi>{email || name}</bdi>
        </span>
        <input
          type="text"
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          required
          disabled={isBusy}
          aria-invalid={fieldProblem ? true : undefined}
          aria-describedby="confirm-problem"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <p id="confirm-problem" className="missing" role="alert">
        {fieldProblem}
      </p>
      <AlertBox>{problem}</AlertBox>
      <button type="submit" className="act" disabled={isBusy || !isReady}>
        {isBusy ? 'Erasing…' : 'Erase'}
      </button>
    </form>
  );
}
