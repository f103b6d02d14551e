import './publish.css';
import { useEffect, useState } from 'react';
import type { ChangeInWords, PageChanges } from '../../../../schema/api/studio/draft.ts';
import type { StudioProblem } from '../../../../schema/api/studio/page.ts';
import {
  type PlanAnswer,
  type Publishing,
  type PublishStep,
  publishSteps,
} from '../../../../schema/api/studio/publish.ts';
import { Icon } from '../../../ui/icon.tsx';
import { messageOf } from '../../staff/failure-message.ts';
import { useStaffCall } from '../../staff/use-staff-call.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { publishDraft, readPlan } from '../api.ts';
import { PublishWarnings } from './publish-warnings.tsx';

interface Props {
  draft: string;
  /** What is being published now, or was last. */
  publishing: Publishing | undefined;
  onPublishing: (publishing: Publishing) => void;
  onClose: () => void;
  /** Shows the value that a problem is about. */
  onProblem: (problem: StudioProblem) => void;
}

/** What publishing changes, and how far it is. Closing stops nothing. */
export function PublishDialog({ draft, publishing, onPublishing, onClose, onProblem }: Props) {
  const staffCall = useStaffCall();
  const [plan, setPlan] = useState<PlanAnswer>();
  const [problem, setProblem] = useState('');
  const [at, setAt] = useState('');
  const [isLater, setLater] = useState(false);
  const [begun, setBegun] = useState(publishing?.draft === draft && publishing.state === 'working');
  const [isBusy, setBusy] = useState(false);
  const [scheduled, setScheduled] = useState('');
  const mine = begun && publishing?.draft === draft ? publishing : undefined;

  useEffect(() => {
    void readPlan(staffCall, draft).then((answer) => {
      if (answer.kind === 'ok') setPlan(answer.body);
      else setProblem(messageOf(answer, 'The changes could not be read.'));
    });
  }, [staffCall, draft]);

  async function publish() {
    setProblem('');
    const time = isLater ? new Date(at).toISOString() : undefined;
    setBusy(true);
    const answer = await publishDraft(staffCall, draft, time);
    setBusy(false);
    if (answer.kind !== 'ok') {
      const mistake = answer.kind === 'refused' ? answer.errors.at : undefined;
      return setProblem(mistake ?? messageOf(answer, 'The draft could not be published.'));
    }
    if (time !== undefined) return setScheduled(new Date(time).toLocaleString('en-US', whenFormat));
    setBegun(true);
    if (answer.body.publishing) onPublishing(answer.body.publishing);
  }

  if (mine) return <Progress publishing={mine} onClose={onClose} onProblem={onProblem} />;
  if (scheduled)
    return (
      <Dialog heading="Scheduled" onClose={onClose}>
        <p>The draft as it is at that time goes live on {scheduled}. You can cancel it under Releases.</p>
      </Dialog>
    );
  const count = plan?.changes.reduce((sum, { changes, more }) => sum + changes.length + more, 0) ?? 0;
  const isBlocked =
    !plan || count === 0 || plan.mistakes.length > 0 || plan.conflicts > 0 || (isLater && at === '');
  return (
    <Dialog heading={plan ? headingOf(count) : 'Publish'} onClose={onClose}>
      <div className="publish-dialog">
        {plan && count > 0 && <p className="note">{pagesInWords(plan)}</p>}
        {!plan && !problem && <p className="note">Reading the changes…</p>}
        {plan && <ChangeList changes={plan.changes} />}
        {plan && count > 0 && <PublishWarnings warnings={plan.warnings} onProblem={onProblem} />}
        <fieldset className="publish-when">
          <legend className="visually-hidden">When</legend>
          <label>
            <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} /> Now
          </label>
          <label>
            <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} /> At a time
          </label>
          {isLater && (
            <input
              type="datetime-local"
              aria-label="Time"
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </fieldset>
        <AlertBox>{problem && <p>{problem}</p>}</AlertBox>
        <footer>
          {plan && <Verdict plan={plan} />}
          <button type="button" className="plain" onClick={onClose}>
            Not yet
          </button>
          <button
            type="button"
            className="publish"
            disabled={isBlocked || isBusy}
            onClick={() => void publish()}
          >
            {isLater ? 'Publish then' : 'Publish now'}
          </button>
        </footer>
      </div>
    </Dialog>
  );
}

const whenFormat = { dateStyle: 'medium', timeStyle: 'short' } as const;

function headingOf(count: number): string {
  if (count === 0) return 'Nothing to publish';
  return count === 1 ? 'Publish one change' : `Publish ${count} changes`;
}

function pagesInWords({ pages: { changing, staying } }: PlanAnswer): string {
  const change = changing === 1 ? 'One page changes' : `${changing} pages change`;
  return staying === 0 ? `${change}.` : `${change}, ${staying} stay byte for byte.`;
}

function Verdict({ plan: { files, mistakes, conflicts } }: { plan: PlanAnswer }) {
  if (conflicts > 0) return <span className="publish-check bad">Choose between the values first.</span>;
  if (mistakes.length > 0)
    return (
      <span className="publish-check bad">
        {mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`} to correct first
      </span>
    );
  return (
    <span className="publish-check">
      <Icon name="check" />
      No mistakes in {files} files
    </span>
  );
}

export function ChangeList({ changes }: { changes: readonly PageChanges[] }) {
  return (
    <ul className="change-list">
      {changes.map(({ file, route, title, alsoOn = [], changes: list, more }) => (
        <li key={file}>
          <p>
            <b>{route || title}</b>
            {alsoOn.length > 0 && <span> and its pages {alsoOn.join(', ')}</span>}
          </p>
          {list.map((change, index) => (
            <p key={index}>
              <Change change={change} />
            </p>
          ))}
          {more > 0 && <p className="note">and {more} more</p>}
        </li>
      ))}
    </ul>
  );
}

function Change({ change: { what, before, after, note, sentence, author } }: { change: ChangeInWords }) {
  return (
    <>
      {sentence ?? (
        <>
          {what}: {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
          {note !== undefined && ` ${note}`}
        </>
      )}
      {author !== undefined && <small> by {author}</small>}
    </>
  );
}

const stepWords: Record<PublishStep, string> = {
  check: 'Check all files',
  build: 'Build the pages',
  record: 'Keep the change in the history',
  switch: 'Switch to the new pages',
};

interface ProgressProps {
  publishing: Publishing;
  onClose: () => void;
  onProblem: Props['onProblem'];
}

function Progress({
  publishing: { state, steps, reason, mistakes = [], copy },
  onClose,
  onProblem,
}: ProgressProps) {
  const [mistake] = mistakes;
  const heading = state === 'live' ? 'Live' : state === 'failed' ? 'Not published' : 'Publishing';
  return (
    <Dialog heading={heading} onClose={onClose}>
      <div className="publish-dialog">
        <ol className="publish-steps" aria-live="polite">
          {publishSteps.map((step) => {
            const found = steps.find((one) => one.step === step);
            const isDone = found?.tookMs !== undefined;
            const isHere = found !== undefined && !isDone;
            return (
              <li key={step} className={isDone ? 'done' : isHere ? 'here' : ''}>
                {isDone && <Icon name="check" />}
                <span>{stepWords[step]}</span>
                <small>
                  {isDone && `${((found.tookMs ?? 0) / 1000).toFixed(1)} s`}
                  {isHere && state === 'working' && (found.progress ?? 'Working…')}
                </small>
              </li>
            );
          })}
        </ol>
        {state === 'failed' && (
          <AlertBox>
            <p>
              {reason} {mistake && `${mistake.message} ${mistake.hint}`} Live pages were not touched.
            </p>
            {mistake && (
              <button type="button" className="link" onClick={() => onProblem(mistake)}>
                Go to the field
              </button>
            )}
          </AlertBox>
        )}
        {state === 'live' && (
          <p>Visitors see it now.{copy !== undefined && copy !== 'pushed' && ` ${copy}`}</p>
        )}
        {state === 'working' && <p className="note">You can close this. Publishing goes on.</p>}
        <footer>
          <button type="button" className="plain" onClick={onClose}>
            Close
          </button>
        </footer>
      </div>
    </Dialog>
  );
}
