import type { ExperimentAnswer } from '../../../../../schema/api/experiments.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { VerdictSheet } from './verdict/verdict-sheet.tsx';
import { headingText, splitText, startText } from './words/describe.ts';

/** What is tested and why, and next to it what it has come to. */
export function ExperimentHead({ answer }: { answer: ExperimentAnswer }) {
  const { title, hypothesis, route, arms, plan } = answer;
  return (
    <div className="experiment-head">
      <div>
        <PageHeading title={title}>{headingText(title)}</PageHeading>
        {hypothesis && (
          <blockquote className="hypothesis">
            <p>“{hypothesis}”</p>
          </blockquote>
        )}
        <p className="note soft">
          {startText(answer)}.{' '}
          {route ? (
            <>
              On <a href={route}>{route}</a>
            </>
          ) : (
            'On all pages'
          )}
          , {splitText(arms, plan.isSplitEqually)}, all devices.
        </p>
      </div>
      <VerdictSheet answer={answer} />
    </div>
  );
}
