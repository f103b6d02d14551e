import { useNumbers } from '../numbers-context.ts';
import { type Sparked, sentenceOf } from '../words/sentence.ts';
import { Spark } from './spark.tsx';

/** The page in one sentence, with curves in it. */
export function Sentence() {
  const { answer } = useNumbers();
  const valuesOf = (spark: Sparked) => answer.days.map((day) => day[spark]);
  return (
    <p className="sentence">
      {sentenceOf(answer).map((piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span key={piece.figure + piece.unit} className="figure">
            <b>{piece.figure}</b>
            {piece.unit && `\u00a0${piece.unit}`}
            {piece.spark && (
              <Spark
                values={valuesOf(piece.spark)}
                width={92}
                height={26}
                className={piece.spark === 'leads' ? 'hot' : ''}
              />
            )}
          </span>
        ),
      )}
    </p>
  );
}
