import { copyText } from '../../copy-text.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';

/** The IDs by which a manager finds the leads in a CRM that is not notified. */
export function ErasedInCrm({ leadIds, onDone }: { leadIds: readonly string[]; onDone: () => void }) {
  return (
    <div className="person-dialog">
      <p>
        The CRM was not notified. Erase the leads with these IDs there by hand. The desk will not show the IDs
        again.
      </p>
      <ul className="person-ids">
        {leadIds.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <div className="acts">
        <button type="button" className="act" onClick={onDone}>
          Done
        </button>
        <button
          type="button"
          className="quiet boxed"
          onClick={() => void copyText('IDs', leadIds.join('\n'))}
        >
          <DeskIcon name="copy" />
          Copy the IDs
        </button>
      </div>
    </div>
  );
}
