import { type CSSProperties, useState } from 'react';
import { Mark } from '../../../ui/mark.tsx';
import type { TextAction } from './protocol.ts';

/** A fact that can be inserted into a text. */
export interface FactChoice {
  name: string;
  value: string;
}

interface Props {
  style: CSSProperties;
  facts: readonly FactChoice[];
  /** Whether words can rotate in the text. */
  canRotate: boolean;
  onWrite: (action: TextAction) => void;
}

const buttons: { action: TextAction; label: string; sign: React.ReactNode }[] = [
  {
    action: 'under',
    label: 'Underline, Ctrl U',
    sign: (
      <span className="underlined">
        u<Mark name="under" />
      </span>
    ),
  },
  {
    action: 'circle',
    label: 'Circle, Ctrl O',
    sign: (
      <span className="circled">
        o<Mark name="circle" />
      </span>
    ),
  },
  { action: 'highlight', label: 'Highlight, Ctrl H', sign: <span className="marked">h</span> },
  { action: 'delete', label: 'Strike, Ctrl D', sign: <s>s</s> },
  { action: 'insert', label: 'Insert, Ctrl I', sign: <em>i</em> },
  { action: { text: '{tick}' }, label: 'Tick', sign: <Mark name="tick" /> },
];

/** The marks of the text that is edited. A press leaves the focus and the selection where they are. */
export function MarkToolbar({ style, facts, canRotate, onWrite }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className="mark-toolbar"
      role="toolbar"
      aria-label="Marks"
      style={style}
      onMouseDown={(event) => event.preventDefault()}
    >
      {buttons.map(({ action, label, sign }) => (
        <button key={label} type="button" aria-label={label} title={label} onClick={() => onWrite(action)}>
          {sign}
        </button>
      ))}
      {(canRotate || facts.length > 0) && <i className="divider" />}
      {canRotate && (
        <button type="button" className="code" onClick={() => onWrite({ text: '{rotate}' })}>
          {'{rotate}'}
        </button>
      )}
      {facts.length > 0 && (
        <button type="button" className="code" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {'{fact}'}
        </button>
      )}
      {isOpen && (
        <ul className="fact-list">
          {facts.map(({ name, value }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  onWrite({ text: `\${${name}}` });
                  setOpen(false);
                }}
              >
                <code>{name}</code> <span>{value}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
