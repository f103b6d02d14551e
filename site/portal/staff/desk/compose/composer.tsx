import './composer.css';
import type { LeadDetails } from '../../../../../schema/api/desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';
import { NoteForm } from './note-form.tsx';

/** What can be written about a lead. Each way to write is a tab with its own form. */
const tabs = [{ name: 'Note', Form: NoteForm }] as const;

export function Composer({ lead }: { lead: LeadDetails }) {
  const { panels } = useDeskContext();
  const [{ name, Form }] = tabs;
  return (
    <section className="composer" aria-label="Write">
      <div className="modes">
        <button
          type="button"
          className="quiet on-phone"
          aria-label="Back to the lead"
          onClick={panels.endComposer}
        >
          <DeskIcon name="left" />
        </button>
        <h2>{name}</h2>
        <small>Staff only</small>
      </div>
      <Form lead={lead} />
    </section>
  );
}
