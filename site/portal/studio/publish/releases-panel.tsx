import './publish.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReleaseDifference, ReleaseRow, ReleasesAnswer } from '../../../../schema/api/studio/publish.ts';
import { showToast } from '../../../islands/toasts.tsx';
import { messageOf } from '../../staff/failure-message.ts';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { cancelScheduled, compareRelease, makeLive, readReleases } from '../api.ts';
import { dayAndTime, shortDay } from './times.ts';

interface Props {
  /** Changes when another release is live. */
  version: unknown;
  onClose: () => void;
}

/** What was published, when, and by whom. Each release can be made live again. */
export function ReleasesPanel({ version, onClose }: Props) {
  const staffCall = useStaffCall();
  const [answer, setAnswer] = useState<ReleasesAnswer>();
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => {
    const read = await readReleases(staffCall);
    if (read.kind === 'ok') setAnswer(read.body);
    else setProblem(messageOf(read, 'The releases could not be read.'));
  }, [staffCall]);
  useEffect(() => {
    void load();
  }, [load, version]);

  async function rollBack(release: ReleaseRow) {
    setBusy(true);
    const made = await makeLive(staffCall, release.id);
    setBusy(false);
    setAsked(undefined);
    if (made.kind !== 'ok') setProblem(messageOf(made, 'The release could not be put back.'));
    else showToast('The release is live.', 'success');
    await load();
  }

  async function cancel(id: string) {
    const done = await cancelScheduled(staffCall, id);
    setProblem(done.kind === 'ok' ? '' : messageOf(done, 'The schedule could not be canceled.'));
    await load();
  }

  return (
    <Dialog heading="Releases" onClose={onClose} isBusy={isBusy}>
      <div className="releases">
        <p className="note">
          The last 50. Putting one back takes less than a second, and drafts stay as they are.
        </p>
        <AlertBox>{problem && <p>{problem}</p>}</AlertBox>
        {answer?.scheduled.map(({ id, title, at, author }) => (
          <div className="release-row" key={id}>
            <p>
              <b>{dayAndTime(at)}</b>
              <small>{author}, at a set time</small>
            </p>
            <p>{title}</p>
            <button type="button" className="link" onClick={() => void cancel(id)}>
              Cancel
            </button>
          </div>
        ))}
        {answer?.releases.length === 0 && <p>Nothing has been published from the studio yet.</p>}
        {answer?.releases.map((release) => (
          <div className={release.id === asked ? 'release-row asked' : 'release-row'} key={release.id}>
            <p>
              <b>{dayAndTime(release.at)}</b>
              <small>{release.author}</small>
            </p>
            <div>
              <p>{release.title}</p>
              {release.state === 'failed' ? (
                <p className="release-failed">
                  Not published: {release.mistake?.message ?? release.reason} Live pages were not touched.
                </p>
              ) : (
                <small>{release.pages.length === 1 ? '1 page' : `${release.pages.length} pages`}</small>
              )}
              {release.id === asked && (
                <Question
                  release={release}
                  isBusy={isBusy}
                  onCancel={() => setAsked(undefined)}
                  onConfirm={() => void rollBack(release)}
                />
              )}
            </div>
            {release.state === 'live' && <span className="release-live">Live</span>}
            {release.state === 'ready' && release.id !== asked && (
              <button type="button" className="link" onClick={() => setAsked(release.id)}>
                Roll back
              </button>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

interface QuestionProps {
  release: ReleaseRow;
  isBusy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

function Question({ release, isBusy, onCancel, onConfirm }: QuestionProps) {
  const staffCall = useStaffCall();
  const [difference, setDifference] = useState<ReleaseDifference>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    void compareRelease(staffCall, release.id).then(
      (answer) => answer.kind === 'ok' && setDifference(answer.body),
    );
  }, [staffCall, release.id]);
  const { pages = [], experiments } = difference ?? {};
  return (
    <div className="release-question">
      <p>
        <b>Put this one back?</b> {difference && changesInWords(pages)}{' '}
        {experiments &&
          experiments.ending.length > 0 &&
          `These tests end: ${experiments.ending.join(', ')}. `}
        Your draft keeps its changes.
        {difference?.isRecorded === false &&
          ' This one was not made in the studio, so drafts keep the current pages, and the next publish brings them back.'}
      </p>
      <button type="button" className="plain" disabled={isBusy} onClick={onCancel}>
        Cancel
      </button>
      <button type="button" className="publish" ref={button} disabled={isBusy} onClick={onConfirm}>
        Roll back to {shortDay(release.at)}
      </button>
    </div>
  );
}

function changesInWords(pages: readonly string[]): string {
  if (pages.length === 0) return 'No page changes.';
  const named = pages.slice(0, 3).join(', ');
  const more = pages.length > 3 ? `, and ${pages.length - 3} more` : '';
  return `${pages.length === 1 ? 'One page changes' : `${pages.length} pages change`} back: ${named}${more}.`;
}
