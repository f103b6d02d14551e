import { Icon } from '../../ui/icon.tsx';
import { Glyph } from './glyph.tsx';
import { MarkedSheet } from './marked-sheet.tsx';
import { Offer } from './offer.tsx';
import type { LineEditorProps } from './props.ts';
import { useLine } from './use-line.ts';

/** The field, the marked line in its place, and the form that sends the line. Marking happens here: nothing is sent. */
export default function LineEditorIsland(props: LineEditorProps) {
  const { label, placeholder, mark, privacy, legend, marks, tries, order, comfort, again, sent, answers } =
    props;
  const { form, offer } = props;
  const line = useLine(form.id, props);
  const { answer } = line;
  const marked = answer?.kind === 'marked' ? answer : undefined;
  const several = answer?.kind === 'several' ? answer : undefined;
  const choices = several?.lines ?? tries?.lines ?? [];
  const heading = several ? answers.several.replace('{count}', String(several.count)) : tries?.heading;
  const fieldId = `${form.id}-message`;
  return (
    <>
      <div className="sheet" hidden={marked !== undefined}>
        <div className="page">
          <label htmlFor={fieldId}>{label}</label>
          <textarea
            id={fieldId}
            name="message"
            rows={3}
            placeholder={placeholder}
            aria-describedby={`${fieldId}-answer`}
            required
            {...line.field}
          />
          <p className="answer" id={`${fieldId}-answer`} role="status">
            {line.problem}
          </p>
          <div className="start">
            <button className="btn scripted" type="button" onClick={() => line.mark()}>
              {mark}
              <Icon name="arrow" className="icon-go" />
            </button>
            <p className="note scripted">
              <Icon name="lock" />
              {privacy}
            </p>
          </div>
        </div>
        <div className="margin key">
          <h2>{legend}</h2>
          <ul>
            {marks.map((rule) => (
              <li key={rule.kind}>
                <Glyph kind={rule.kind} />
                {rule.label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {marked && (
        <MarkedSheet
          // A new line is drawn again.
          key={marked.line}
          answer={marked}
          texts={{ label, order, comfort, again, answers }}
          lineRef={line.lineRef}
          onAgain={line.again}
        />
      )}
      {choices.length > 0 && (
        <div className="strips scripted" hidden={marked !== undefined}>
          <h2 ref={line.choicesRef} tabIndex={-1}>
            {heading}
          </h2>
          <ul>
            {choices.map((choice) => (
              <li key={choice}>
                <button type="button" onClick={() => line.mark(choice)}>
                  {choice}
                  <Icon name="arrow" className="icon-go" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Offer {...offer} form={form} sent={sent} line={marked?.line} />
    </>
  );
}
