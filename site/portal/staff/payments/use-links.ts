import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffLink, StaffLinksAnswer } from '../../../../schema/api/payments.ts';
import { useStaffCall } from '../use-staff-call.ts';
import { wordsOf } from '../words.ts';

interface Found {
  links: StaffLink[];
  next: string | null;
}

/** The links that a search finds, a page at a time. What is asked anew makes older questions void. */
export function useLinks(search: string, state: string) {
  const [found, setFound] = useState<Found>();
  const [fault, setFault] = useState<string>();
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
      setFault(undefined);
      const query = new URLSearchParams({ search, state, ...(before && { before }) });
      const answer = await callRef.current<StaffLinksAnswer>(`/api/staff/payment-links?${query}`, {
        signal: own.signal,
      });
      if (own.signal.aborted) return;
      setLoading(false);
      if (answer.kind !== 'ok') return setFault(wordsOf(answer, 'The payments could not be loaded.'));
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
    fault,
    isLoading,
    reload: () => load(),
    loadMore: () => load(found?.next ?? undefined),
    /** Puts a link that has changed in its place. */
    replace: (link: StaffLink) =>
      setFound((now) => now && { ...now, links: now.links.map((one) => (one.id === link.id ? link : one)) }),
  };
}
