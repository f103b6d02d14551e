import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Lost, Refusal } from '../../../http/call.ts';
import { useStaffCall } from '../use-staff-call.ts';

/** The last answer of an address. While another one is loaded, the answer before it stays. */
export function useAnswer<Body>(url: string) {
  const [body, setBody] = useState<Body>();
  const [problem, setProblem] = useState<Refusal | Lost>();
  const [isLoading, setLoading] = useState(true);
  const controller = useRef<AbortController>(undefined);
  const staffCall = useStaffCall();

  async function load() {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setLoading(true);
    const answer = await staffCall<Body>(url, { signal });
    if (signal.aborted) return;
    setLoading(false);
    setProblem(answer.kind === 'ok' ? undefined : answer);
    if (answer.kind === 'ok') setBody(answer.body);
  }
  const onUrl = useEffectEvent(() => void load());
  useEffect(() => {
    onUrl();
    return () => controller.current?.abort();
  }, [url]);

  return { body, problem, isLoading, reload: load };
}
