import type { ReactNode } from 'react';
import type { ExperimentAnswer } from '../../../../../../schema/api/experiments.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Mark } from '../../../../../ui/mark.tsx';
import { endText, startedTodayText } from '../words/describe.ts';
import { worstLoss } from '../words/losses.ts';
import { Choices } from './choice-buttons.tsx';

/** The verdict on a sheet of paper, and what can be done about it. Its top edge says how it went. */
export function VerdictSheet({ answer }: { answer: ExperimentAnswer }) {
  const { state, verdict } = answer;
  const isBad = state === 'invalid' || state === 'stopped-harm';
  const look = state === 'winner' ? 'won' : isBad ? 'bad' : '';
  const end = endText(answer);
  return (
    <section className={`verdict ${look}`} aria-labelledby="verdict">
      <h2 id="verdict">
        {state === 'winner' && <Mark name="tick" />}
        {isBad && <Icon name="alert" />}
        {verdict ? verdict.title : <NotYet answer={answer} />}
      </h2>
      {verdict && <p>{verdict.explanation}</p>}
      {end && <p className="note soft">{end}</p>}
      <Choices answer={answer} note={<Advice answer={answer} />} />
    </section>
  );
}

function NotYet({ answer: { started, today, stopped } }: { answer: ExperimentAnswer }): ReactNode {
  if (stopped !== null) return 'It ran for less than a day, so there is no verdict.';
  return started === today ? startedTodayText : 'No day is counted yet.';
}

/** What to do about an invalid one that still runs. */
function Advice({ answer: { state, stopped, losses } }: { answer: ExperimentAnswer }): ReactNode {
  if (state !== 'invalid' || stopped !== null) return null;
  const worst = worstLoss(losses);
  return `${worst ? `Fix ${worst.letter}` : 'Find out why'}, then start it as a new test. These numbers stay in the history.`;
}
