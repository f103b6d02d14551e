import { useState } from 'react';
import type { ErasePersonAnswer, ErasePersonBody, PersonSummary } from '../../../../../schema/api/privacy.ts';
import { messageOf } from '../../failure-message.ts';
import { useStaffCall } from '../../use-staff-call.ts';

/** What was erased. The CRM's state is that of the summary, if another call erased the person. */
export type Erased = Pick<PersonSummary, 'crm'> & { leadIds: string[] };

/** The erasure of a person, and why it failed. */
export function useErasure(url: string) {
  const call = useStaffCall();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [fieldProblem, setFieldProblem] = useState<string>();

  /** @returns undefined if the call failed or another one is running */
  async function erase(person: PersonSummary, body: ErasePersonBody): Promise<Erased | undefined> {
    if (isBusy) return undefined;
    setProblem(undefined);
    setFieldProblem(undefined);
    if (body.confirm.trim() === '') {
      setFieldProblem('Enter the person’s email address or name, as shown.');
      return undefined;
    }
    setBusy(true);
    const answer = await call<ErasePersonAnswer>(`${url}/erase`, { body });
    setBusy(false);
    if (answer.kind === 'ok') return { crm: answer.body.crm, leadIds: answer.body.erased.leadIds };
    // The answer to an earlier call was lost, or a colleague was faster.
    if (answer.kind === 'refused' && answer.status === 404)
      return { crm: person.crm, leadIds: person.leads.map(({ id }) => id) };
    const wrongName = answer.kind === 'refused' && answer.errors.confirm;
    if (wrongName) setFieldProblem(wrongName);
    else setProblem(messageOf(answer, 'Nothing was erased. Please try again.'));
    return undefined;
  }

  return { isBusy, problem, fieldProblem, erase };
}
