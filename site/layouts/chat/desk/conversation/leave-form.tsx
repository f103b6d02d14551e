import { useState } from 'react';
import { chatLimits } from '../../../../../schema/api/chat.ts';
import { ChatField } from './chat-field.tsx';
import { emailPattern } from './email-pattern.ts';
import type { Talk } from './talk.ts';

interface Props {
  talk: Talk;
  /** URL of the privacy policy. */
  privacy: string;
  text: string;
  onText: (text: string) => void;
}

type Errors = Partial<Record<'text' | 'reach', string>>;

/** While no one is there: a question, and where the answer goes. It becomes a lead. */
export function LeaveForm({ talk, privacy, text, onText }: Props) {
  const [reach, setReach] = useState('');
  const [errors, setErrors] = useState<Errors>({});

  function submit(form: HTMLFormElement) {
    const question = text.trim();
    const found: Errors = {
      ...(!question && { text: 'Please write your question.' }),
      ...(!emailPattern.test(reach.trim()) && { reach: 'Please enter a valid email address.' }),
    };
    setErrors(found);
    const [bad] = Object.keys(found);
    if (bad) return form.querySelector<HTMLElement>(`[name="${bad}"]`)?.focus();
    onText('');
    talk.send(question, { reach: reach.trim() });
  }

  return (
    <form
      className="chat-leave"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <ChatField name="text" label="Your question" error={errors.text}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            maxLength={chatLimits.text}
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
        )}
      </ChatField>
      <ChatField name="reach" label="Your email" error={errors.reach}>
        {(attributes) => (
          <input
            {...attributes}
            type="email"
            autoComplete="email"
            value={reach}
            onChange={({ currentTarget }) => setReach(currentTarget.value)}
          />
        )}
      </ChatField>
      <button type="submit" className="btn wide">
        Send
      </button>
      <p className="chat-fine">
        No newsletter, just the answer. <a href={privacy}>Privacy Policy</a>
      </p>
    </form>
  );
}
