import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StaffLink, StaffLinksAnswer } from '../../../../schema/api/payments.ts';
import { messageOf } from '../failure-message.ts';
import { useStaffCall } from '../use-staff-call.ts';

interface Found {
  links: StaffLink[];
  next: string | null;
}

/** The links that match a search, loaded page by page. A new request cancels the previous one. */
export function useLinks(search: string, state: string) {
  const [found, setFound] = useState<Found>();
  const [problem, setProblem] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const controller = useRef<AbortController>(undefined);
  const staffCall = useStaffCall();

  async function load(before?: string) {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setLoading(true);
    setProblem(undefined);
    const query = new URLSearchParams({ search, state, ...(before && { before }) });
    const answer = await staffCall<StaffLinksAnswer>(`/api/staff/payment-links?${query}`, { signal });
    if (signal.aborted) return;
    setLoading(false);
    if (answer.kind !== 'ok') return setProblem(messageOf(answer, 'The payments could not be loaded.'));
    const { links, next } = answer.body;
    setFound((earlier) => ({ links: before && earlier ? [...earlier.links, ...links] : links, next }));
  }
  const onQuery = useEffectEvent(() => void load());
  useEffect(() => {
    onQuery();
    return () => controller.current?.abort();
  }, [search, state]);

  return {
    links: found?.links,
    next: found?.next ?? null,
    problem,
    isLoading,
    reload: () => load(),
    loadMore: () => load(found?.next ?? undefined),
    /** Replaces a link that has changed. */
    replace: (link: StaffLink) =>
      setFound((now) => now && { ...now, links: now.links.map((one) => (one.id === link.id ? link : one)) }),
  };
}
