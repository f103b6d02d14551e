import { useState } from 'react';
import { messageOf } from './failure-message.ts';
import { useStaffCall } from './use-staff-call.ts';

/** The one call a form makes: whether it is running, and why it failed. */
export function useFormCall() {
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const staffCall = useStaffCall();

  /** @returns the response body; undefined when the call failed or another one is running */
  async function send<Body>(url: string, body: object, fallback: string): Promise<Body | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setMessage(undefined);
    const answer = await staffCall<Body>(url, { body });
    setBusy(false);
    if (answer.kind === 'ok') return answer.body;
    // These forms have few fields and one message area: field errors are more helpful than the general message.
    const problems = answer.kind === 'refused' ? Object.values(answer.errors) : [];
    setMessage(problems.join(' ') || messageOf(answer, fallback));
    return undefined;
  }

  return { message, setMessage, isBusy, send };
}
