import './publish.css';
import { useEffect, useState } from 'react';
import type { StudioPageAnswer } from '../../../../schema/api/studio/page.ts';
import type { HistoryAnswer } from '../../../../schema/api/studio/publish.ts';
import { messageOf } from '../../staff/failure-message.ts';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { readHistory, readVersion } from '../api.ts';
import { dayAndTime } from './times.ts';

type Version = HistoryAnswer['versions'][number];

interface Props {
  draft: string;
  page: StudioPageAnswer;
  /** Puts the text of a version into the draft. */
  onRestore: (text: string) => void;
  onClose: () => void;
}

/** When and by whom a page was changed. Each version can be brought back into the draft. */
export function HistoryDialog({ draft, page, onRestore, onClose }: Props) {
  const staffCall = useStaffCall();
  const [versions, setVersions] = useState<Version[]>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    void readHistory(staffCall, draft, page.file).then((answer) => {
      if (answer.kind === 'ok') setVersions(answer.body.versions);
      else setProblem(messageOf(answer, 'The history could not be read.'));
    });
  }, [staffCall, draft, page.file]);

  async function restore(version: Version) {
    const answer = await readVersion(staffCall, draft, version);
    if (answer.kind !== 'ok') return setProblem(messageOf(answer, 'The version could not be read.'));
    onRestore(answer.body.text);
    onClose();
  }

  return (
    <Dialog heading={`History of ${page.route || page.page}`} onClose={onClose}>
      <div className="releases">
        <p className="note">
          A version is put into your draft. Visitors see it when you publish, and Ctrl Z takes it back.
        </p>
        <AlertBox>{problem && <p>{problem}</p>}</AlertBox>
        {!versions && !problem && <p>Reading the history…</p>}
        {versions?.length === 0 && <p>This page hasn’t been published yet.</p>}
        {versions?.map((version) => (
          <div className="release-row" key={version.commit}>
            <p>
              <b>{dayAndTime(version.at)}</b>
              <small>{version.author}</small>
            </p>
            <p>{version.title}</p>
            <button type="button" className="link" onClick={() => void restore(version)}>
              Restore
            </button>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
