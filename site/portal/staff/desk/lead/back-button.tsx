import { DeskIcon } from '../parts/desk-icon.tsx';
import { useDeskContext } from '../use-desk.ts';

/** On a phone, where the list, the lead, and the composer take turns. */
export function BackButton() {
  const { show, panels } = useDeskContext();
  const { isComposing, endComposer } = panels;
  return (
    <button
      type="button"
      className="quiet back on-phone"
      aria-label={isComposing ? 'Back to the lead' : 'Back to the list'}
      onClick={() => (isComposing ? endComposer() : show({ lead: '' }))}
    >
      <DeskIcon name="left" />
    </button>
  );
}
