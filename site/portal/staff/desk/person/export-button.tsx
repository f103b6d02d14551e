import { useState } from 'react';
import type { PersonAnswer } from '../../../../../schema/api/privacy.ts';
import { AlertBox } from '../../../ui/alert-box.tsx';
import { messageOf } from '../../failure-message.ts';
import { useStaffCall } from '../../use-staff-call.ts';

/** Downloads the file. A browser says nothing useful about a refused download, so the same person is asked for first. */
export function ExportButton({ url, query }: { url: string; query: string }) {
  const call = useStaffCall();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [hasBegun, setBegun] = useState(false);

  async function download() {
    setBusy(true);
    setProblem(undefined);
    setBegun(false);
    const answer = await call<PersonAnswer>(url + query);
    setBusy(false);
    if (answer.kind !== 'ok') return setProblem(messageOf(answer, 'The data could not be loaded.'));
    const link = document.createElement('a');
    link.href = `${url}/export${query}`;
    link.download = '';
    link.click();
    setBegun(true);
  }

  return (
    <>
      <p className="hint">
        A JSON file with everything that the database has, and the files in it. Send it only to the person.
      </p>
      <AlertBox>{problem}</AlertBox>
      <p role="status">{hasBegun && 'The download has begun.'}</p>
      <button type="button" className="act" disabled={isBusy} onClick={download}>
        Download
      </button>
    </>
  );
}
