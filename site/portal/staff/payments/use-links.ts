import { useCallback, useEffect, useRef, useState } from 'react';
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
  const callRef = useRef(staffCall);
  callRef.current = staffCall;

  const load = useCallback(
    async (before?: string) => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      setLoading(true);
      setProblem(undefined);
      const query = new URLSearchParams({ search, state, ...(before && { before }) });
      const answer = await callRef.current<StaffLinksAnswer>(`/api/staff/payment-links?${query}`, {
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      setLoading(false);
      if (answer.kind !== 'ok') return setProblem(messageOf(answer, 'The payments could not be loaded.'));
      const { links, next } = answer.body;
      setFound((earlier) => ({ links: before && earlier ? [...earlier.links, ...links] : links, next }));
    },
    [search, state],
  );
  useEffect(() => {
    void load();
    return () => controller.current?.abort();
  }, [load]);

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
