import { useState } from 'react';
import { chatLimits } from '../../../../../schema/api/chat.ts';
import { firstName } from '../../../../../schema/api/first-name.ts';
import { ChatField } from './chat-field.tsx';
import type { Talk } from './talk.ts';

interface Props {
  talk: Talk;
  /** Who has answered. */
  writer: string | null | undefined;
  /** Undefined if no answer can be seen without it. */
  onDismiss: (() => void) | undefined;
}

/** Asks for a name and a way to answer. Writing stays possible. */
export function AskForm({ talk, writer, onDismiss }: Props) {
  const [name, setName] = useState('');
  const [reach, setReach] = useState('');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function submit(form: HTMLFormElement) {
    setSaving(true);
    const problem = await talk.leave({ ...(name.trim() && { name: name.trim() }), reach: reach.trim() });
    setSaving(false);
    setError(problem);
    if (problem) form.querySelector<HTMLElement>('[name="reach"]')?.focus();
  }

  return (
    <form
      className="chat-ask"
      noValidate
      aria-busy={isSaving}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) void submit(event.currentTarget);
      }}
    >
      <h3>{writer ? `So ${firstName(writer)} can reach you` : 'Where should the answer go?'}</h3>
      <ChatField name="name" label="Name">
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="name"
            dir="auto"
            maxLength={chatLimits.name}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </ChatField>
      <ChatField name="reach" label="Phone or email" error={error}>
        {(attributes) => (
          <input
            {...attributes}
            autoComplete="email"
            inputMode="email"
            value={reach}
            onChange={({ currentTarget }) => setReach(currentTarget.value)}
          />
        )}
      </ChatField>
      <div>
        {onDismiss && (
          <button type="button" className="link" onClick={onDismiss}>
            Not now
          </button>
        )}
        <button type="submit" className="btn small">
          {isSaving ? 'Saving…' : 'Save'}
        </button>
      </div>
    </form>
  );
}
