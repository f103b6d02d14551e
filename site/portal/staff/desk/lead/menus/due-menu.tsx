import { type FormEvent, use, useState } from 'react';
import type { LeadDetails } from '../../../../../../schema/api/desk-lead.ts';
import { Menu } from '../../parts/menu.tsx';
import { ClockContext, useTicking } from '../../time/clock.ts';
import { momentText } from '../../time/moments.ts';
import { useDeskContext } from '../../use-desk.ts';
import { localInput, usualDueTimes } from './due-times.ts';

/** When the next answer is due. */
export function DueMenu({ lead }: { lead: LeadDetails }) {
  const { changes } = useDeskContext();
  const { dueAt } = { ...lead, ...changes.pendingOf(lead) };
  const text = useTicking((now) => (dueAt ? momentText(Date.parse(dueAt), now) : ''));
  return (
    <Menu
      name="Due"
      label={
        <>
          <i>Due</i> {text || 'No time'}
        </>
      }
    >
      {(close) => <DueForm key={dueAt} lead={lead} onDone={close} />}
    </Menu>
  );
}

function DueForm({ lead, onDone }: { lead: LeadDetails; onDone: () => void }) {
  const { changes } = useDeskContext();
  const clock = use(ClockContext);
  const [value, setValue] = useState(lead.dueAt ? localInput(Date.parse(lead.dueAt)) : '');
  const set = (at: number | null) => {
    void changes.change(lead, { dueAt: at === null ? null : new Date(at).toISOString() });
    onDone();
  };
  return (
    <form
      className="menu-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (value) set(new Date(value).getTime());
      }}
    >
      <div className="presets">
        {usualDueTimes(clock.now()).map(({ label, at }, index) => (
          <button
            key={label}
            type="button"
            className="quiet boxed"
            data-first={index === 0 || undefined}
            onClick={() => set(at)}
          >
            {label}
          </button>
        ))}
      </div>
      <label>
        Day and time
        <input
          type="datetime-local"
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </label>
      <div className="done">
        {lead.dueAt && (
          <button type="button" className="quiet" onClick={() => set(null)}>
            Clear
          </button>
        )}
        <button type="submit" className="act line">
          Set
        </button>
      </div>
    </form>
  );
}
