import { useState } from 'react';
import type { LeadTemplatesAnswer } from '../../../../../../schema/api/desk-changes.ts';
import { messageOf } from '../../../failure-message.ts';
import { useStaffCall } from '../../../use-staff-call.ts';

/** The templates, filled in for a lead, and who an email to it comes from. They are loaded when they are needed. */
export function useTemplates(leadId: string) {
  const call = useStaffCall();
  const [loaded, setLoaded] = useState<Omit<LeadTemplatesAnswer, 'success'>>();
  const [problem, setProblem] = useState<string>();
  return {
    loaded,
    problem,
    async load() {
      setProblem(undefined);
      const url = `/api/staff/leads/${encodeURIComponent(leadId)}/templates`;
      const answer = await call<LeadTemplatesAnswer>(url);
      if (answer.kind === 'ok') setLoaded(answer.body);
      else setProblem(messageOf(answer, 'The templates could not be loaded.'));
    },
  };
}

export type Templates = ReturnType<typeof useTemplates>;
