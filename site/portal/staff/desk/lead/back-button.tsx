import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';

/** On a phone, where the list and the lead take turns. */
export function BackButton() {
  const { show } = useDeskContext();
  return (
    <button
      type="button"
      className="quiet back on-phone"
      aria-label="Back to the list"
      onClick={() => show({ lead: '' })}
    >
      <DeskIcon name="left" />
    </button>
  );
}
