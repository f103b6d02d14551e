import { Fragment } from 'react';
import type {
  ExperimentAnswer,
  ExperimentArm,
  ExperimentLine,
} from '../../../../../../schema/api/experiments.ts';
import { keyOf, summaryText } from './line-words.ts';

/** What "Take" writes, for each variant that may be taken. */
export function WrittenLines({ answer: { arms, canTake } }: { answer: ExperimentAnswer }) {
  return arms
    .filter(({ letter, files }) => canTake.includes(letter) && files.length > 0)
    .map((arm) => <ArmLines key={arm.id} arm={arm} />);
}

function ArmLines({ arm: { letter, files } }: { arm: ExperimentArm }) {
  const id = `writes-${letter}`;
  return (
    <section className="block" aria-labelledby={id}>
      <div className="block-head">
        <h2 id={id}>What “Take {letter}” writes</h2>
        <p className="note soft">{summaryText(files)}</p>
      </div>
      {files.map(({ file, blocks }) => (
        <div key={file} className="yaml">
          <p>{file}</p>
          {blocks.map((lines, index) => (
            <ol key={index}>
              {lines.map((line, place) => (
                <Line key={place} line={line} />
              ))}
            </ol>
          ))}
        </div>
      ))}
    </section>
  );
}

const marks: Record<ExperimentLine['kind'], string> = { same: '', removed: 'Removed: ', added: 'Added: ' };

function Line({ line: { kind, number, text } }: { line: ExperimentLine }) {
  const [before, key, after] = keyOf(text);
  const content = (
    <Fragment>
      {before}
      {key && <span className="yaml-key">{key}</span>}
      {after}
    </Fragment>
  );
  return (
    <li className={kind} data-number={number}>
      {marks[kind] && <span className="visually-hidden">{marks[kind]}</span>}
      {kind === 'removed' ? <s>{content}</s> : content}
    </li>
  );
}
