import './filled-field.css';
import type { FilledText } from '../../../../../../schema/api/desk-changes.ts';
import { edited, segmentsOf } from './filled-text.ts';

/** A text with what a template filled in, and what it could not, marked. */
export function MarkedText({ of }: { of: FilledText }) {
  return segmentsOf(of).map(({ text, mark }, at) =>
    mark ? (
      <mark key={at} className={mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** Selects what is missing first, or else puts the caret at the end. @param id of the field */
export function pointTo(id: string, { text, filled }: FilledText): void {
  const element = document.getElementById(id) as HTMLTextAreaElement | null;
  const missing = filled.find(({ isMissing }) => isMissing);
  element?.focus();
  element?.setSelectionRange(missing?.start ?? text.length, missing?.end ?? text.length);
  // The selection alone does not scroll.
  const mark = element?.parentElement?.querySelector('mark.missing');
  if (mark) mark.scrollIntoView({ block: 'nearest' });
}

interface Props {
  id: string;
  /** The name for screen readers, if no label names it. */
  name?: string;
  describedBy: string;
  value: FilledText;
  onChange: (value: FilledText) => void;
  /** A line has no breaks. */
  isLine?: boolean;
  isInvalid: boolean;
  isReadOnly?: boolean;
  maxLength: number;
  placeholder?: string;
}

/** A field for text. A copy of the text behind it carries the marks, and makes the field as high as the text. */
export function FilledField({ name, describedBy, value, onChange, isLine, ...props }: Props) {
  const { isInvalid, isReadOnly, ...rest } = props;
  return (
    <div className="filled-field">
      <div className="marks" aria-hidden="true" dir="auto">
        <MarkedText of={value} />
        {'\u200b'}
      </div>
      <textarea
        {...rest}
        aria-label={name}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        readOnly={isReadOnly}
        rows={1}
        dir="auto"
        value={value.text}
        onChange={({ currentTarget }) => {
          const text = isLine ? currentTarget.value.replace(/\s*\n\s*/g, ' ') : currentTarget.value;
          onChange(edited(value, text));
        }}
      />
    </div>
  );
}
