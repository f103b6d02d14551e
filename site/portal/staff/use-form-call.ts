import { useState } from 'react';
import { useStaffCall } from './use-staff-call.ts';
import { wordsOf } from './words.ts';

/** A form's one call: whether it runs, and in words why it was refused. */
export function useFormCall() {
  const [message, setMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const staffCall = useStaffCall();

  /** @returns the answer's body; undefined when it was refused, or while another call runs */
  async function send<Body>(url: string, body: object, fallback: string): Promise<Body | undefined> {
    if (isBusy) return undefined;
    setBusy(true);
    setMessage(undefined);
    const answer = await staffCall<Body>(url, { body });
    setBusy(false);
    if (answer.kind === 'ok') return answer.body;
    // These forms have one place for words, and few fields: what is wrong with one says more than that something is.
    const faults = answer.kind === 'refused' ? Object.values(answer.errors) : [];
    setMessage(faults.join(' ') || wordsOf(answer, fallback));
    return undefined;
  }

  return { message, setMessage, isBusy, send };
}
