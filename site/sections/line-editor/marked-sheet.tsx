import { type RefObject, useEffect, useState } from 'react';
import { countMarks } from './count-marks.ts';
import { MarkedLine } from './marked-line.tsx';
import type { Answer } from './marking/answer-paste.ts';
import type { LineEditorProps } from './props.ts';
import { drawingTime, timingOf } from './timing.ts';

interface Props {
  answer: Extract<Answer, { kind: 'marked' }>;
  texts: Pick<LineEditorProps, 'label' | 'order' | 'comfort' | 'again' | 'answers'>;
  lineRef: RefObject<HTMLElement | null>;
  onAgain: () => void;
}

/** The line with its marks, and a reason for each in the margin. No score: the marks are the answer. */
export function MarkedSheet({ answer, texts, lineRef, onAgain }: Props) {
  const { line, marks, words } = answer;
  const { label, order, comfort, again, answers } = texts;
  const [chosen, setChosen] = useState<number>();
  const [isDrawing, setDrawing] = useState(true);
  // A mark that is drawn again after the window is resized would be noise.
  useEffect(() => {
    const timer = setTimeout(() => setDrawing(false), (drawingTime + 0.4) * 1000);
    return () => clearTimeout(timer);
  }, []);
  const timing = timingOf(marks.length);
  return (
    <div className={isDrawing ? 'sheet marked draws' : 'sheet marked'}>
      <div className="page">
        {/* Focused after marking, so a screen reader reads the line with its questions. */}
        <section className="line" ref={lineRef} tabIndex={-1} aria-label={label}>
          <MarkedLine line={line} marks={marks} chosen={chosen} />
        </section>
        {order && marks.length > 0 && (
          <div className="order">
            <p>{order.heading}</p>
            <ol>
              {order.blanks.map((blank) => (
                <li key={blank}>{blank}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <div className="margin">
        {marks.length === 0 ? (
          <div className="reason">
            <span>
              <b>{answers.clean}</b>
              {answers.cleanText}
            </span>
          </div>
        ) : (
          <ol>
            {marks.map((mark, index) => (
              <li key={`${mark.start} ${mark.kind}`}>
                <button
                  type="button"
                  className="reason"
                  style={timing(index, 'words')}
                  aria-pressed={chosen === index}
                  onClick={() => setChosen(chosen === index ? undefined : index)}
                >
                  <i>{index + 1}</i>
                  <span>
                    <b>{mark.remark}</b>
                    {mark.why}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div className="foot">
        <p>
          <b>{countMarks(marks.length, words)}</b> {marks.length > 0 && comfort}
        </p>
        <button type="button" className="link" onClick={onAgain}>
          {again}
        </button>
      </div>
    </div>
  );
}
