import { useRef, useState } from 'react';
import type { TextControl as TextKind } from '../fields/control.ts';
import { useForm } from '../form-context.ts';
import { TextControl } from '../text/text-control.tsx';
import { attributesOf, type ControlProps } from './control-props.ts';
import { type Moment, readMoment, writeMoment } from './moment.ts';

const line: TextKind = { kind: 'text', isLine: true, isRich: false, hasBreaks: false, inserts: [] };

/** A day, or a day with a time and a zone. What is written in another form is a text. */
export function MomentControl(props: ControlProps) {
  const { edit } = useForm();
  const { path, value, label } = props.field;
  // A native field is empty while a part of it is missing.
  const [unsent, setUnsent] = useState<Moment>();
  const now = typeof value === 'string' ? readMoment(value) : undefined;
  // A time that is being typed again is gone for a moment, and its zone with it.
  const zoneOfTime = useRef('');
  if (now && now.time !== '') zoneOfTime.current = now.zone;
  if (value !== undefined && !now) return <TextControl {...props} control={line} />;
  const { day, time, zone } = unsent ?? now ?? { day: '', time: '', zone: '' };

  function change(part: Partial<Moment>) {
    const moment = { day, time, zone: zone || zoneOfTime.current, ...part };
    // While a year is typed, it begins with zeros.
    const isComplete = /^[1-9]/.test(moment.day);
    setUnsent(isComplete ? undefined : moment);
    const text = writeMoment(moment);
    if (isComplete && text !== value) edit({ kind: 'set', path, value: text });
  }

  return (
    <div className="moment-control">
      <input
        {...attributesOf(props)}
        type="date"
        value={day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
        onBlur={() => setUnsent(undefined)}
      />
      <input
        type="time"
        aria-label={`${label}, time`}
        value={time}
        onChange={({ currentTarget }) => change({ time: currentTarget.value })}
      />
      {zone !== '' && <span className="field-note">{zone}</span>}
    </div>
  );
}
