import { useEffect, useState } from 'react';
import type { Outcome } from '../lead/close/close-reasons.ts';

/** What is open on top of or instead of the panes. It closes when another lead is opened. */
export function usePanels(leadId: string) {
  const [hasFacts, setFacts] = useState(false);
  const [closing, setClosing] = useState<Outcome>();
  const [isComposing, setComposing] = useState(false);
  const [hasHelp, setHelp] = useState(false);
  // The panels are about the open lead
  useEffect(() => {
    setFacts(false);
    setClosing(undefined);
    setComposing(false);
  }, [leadId]);
  return {
    /** The facts of the open lead, where the window is too narrow for their pane. */
    hasFacts,
    setFacts,
    /** The dialog that closes the open lead. */
    closing,
    openClosing: (outcome: Outcome) => setClosing(outcome),
    endClosing: () => setClosing(undefined),
    /** The composer, which takes a phone's whole window. */
    isComposing,
    openComposer: () => setComposing(true),
    endComposer: () => setComposing(false),
    hasHelp,
    setHelp,
  };
}
