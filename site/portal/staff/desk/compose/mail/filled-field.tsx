import type { Ref } from 'react';
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

interface Props {
  ref?: Ref<HTMLTextAreaElement>;
  id: string;
  /** The name for screen readers, if no label names it. */
  name?: string;
  describedBy: string;
  value: FilledText;
  onChange: (value: FilledText) => void;
  /** A line has no breaks. */
  isLine?: boolean;
  isInvalid: boolean;
  isReadOnly: boolean;
  maxLength: number;
  placeholder?: string;
}

/** A field for text. A copy of the text behind it carries the marks, and makes the field as high as the text. */
export function FilledField({ ref, name, describedBy, value, onChange, isLine, ...props }: Props) {
  const { isInvalid, isReadOnly, ...rest } = props;
  return (
    <div className="filled-field">
      <div className="marks" aria-hidden="true" dir="auto">
        <MarkedText of={value} />
        {'\u200b'}
      </div>
      <textarea
        {...rest}
        ref={ref}
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
