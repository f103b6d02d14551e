import type { ExperimentAnswer, ExperimentArm } from '../../../../../../schema/api/experiments.ts';
import { Mark } from '../../../../../ui/mark.tsx';
import { changesText } from '../words/describe.ts';
import { ArmFigures } from './arm-figures.tsx';

interface Props {
  answer: ExperimentAnswer;
  /** Whether leads may be listed. */
  canOpenLeads: boolean;
}

/** The variants: what each one looks like, and what it brought. */
export function Arms({ answer, canOpenLeads }: Props) {
  return (
    <section aria-label="Variants" className="arms">
      {answer.arms.map((arm) => (
        <Arm key={arm.id} answer={answer} arm={arm} canOpenLeads={canOpenLeads} />
      ))}
    </section>
  );
}

function Arm({ answer, arm, canOpenLeads }: Props & { arm: ExperimentArm }) {
  const { letter, title, preview } = arm;
  const hasWon = answer.state === 'winner' && answer.arm === letter;
  const asItIs = answer.stopped === null ? `${answer.file} as it is` : undefined;
  const about = letter === 'A' ? asItIs : changesText(arm.changes);
  return (
    <figure className={hasWon ? 'arm won' : 'arm'}>
      <figcaption>
        <span className="letter">{letter}</span>
        <span className="arm-name">
          <b>{title}</b>
          {about && <span className="note soft">{about}</span>}
        </span>
        {hasWon && (
          <span className="winner circled">
            Winner
            <Mark name="circle" />
          </span>
        )}
        {preview && (
          <a className="note" href={preview}>
            Open {letter}
          </a>
        )}
      </figcaption>
      <FirstScreen arm={arm} />
      <ArmFigures answer={answer} arm={arm} canOpenLeads={canOpenLeads} />
    </figure>
  );
}

/** Pictures are 390 x 844 at twice the pixels, and 1440 x 900. */
function FirstScreen({ arm: { letter, pictures, preview } }: { arm: ExperimentArm }) {
  if (!pictures)
    return (
      <p className="no-picture note soft">
        No pictures were taken of {letter}. {preview ? <a href={preview}>See how it looks</a> : null}
      </p>
    );
  return (
    <picture className="first-screen">
      <source media="(max-width: 767px)" srcSet={pictures.phone} width="780" height="1688" />
      <img
        src={pictures.desktop}
        width="1440"
        height="900"
        loading="lazy"
        alt={`First screen of ${letter}`}
      />
    </picture>
  );
}
