import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { KeyHint } from '../parts/key-hint.tsx';
import { useDeskContext } from '../use-desk.ts';

interface Props {
  lead: LeadDetails;
  className: string;
  label: string;
}

/** Opens the form for a payment link. */
export function LinkButton({ lead, className, label }: Props) {
  const { panels } = useDeskContext();
  if (lead.isSpam) return null;
  return (
    <button
      type="button"
      className={className}
      aria-expanded={panels.isMakingLink}
      onClick={() => {
        panels.setFacts(false);
        panels.setMakingLink(true);
      }}
    >
      <DeskIcon name="dollar" />
      {label} <KeyHint name="p" />
    </button>
  );
}
