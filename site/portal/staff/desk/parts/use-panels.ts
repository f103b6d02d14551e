import { useEffect, useState } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { ComposerTab } from '../compose/composer-tabs.ts';
import type { Outcome } from '../lead/close/close-reasons.ts';

/** What managers can do with all data of a person. */
export type PersonAction = 'export' | 'erase';

/** What is open on top of or instead of the panes. It closes when another lead is opened. */
export function usePanels(leadId: string) {
  const [hasFacts, setFacts] = useState(false);
  const [closing, setClosing] = useState<Outcome>();
  const [person, setPerson] = useState<{ lead: LeadDetails; action: PersonAction }>();
  const [isComposing, setComposing] = useState(false);
  const [tab, setTab] = useState<ComposerTab>();
  const [isMakingLink, setMakingLink] = useState(false);
  const [hasHelp, setHelp] = useState(false);
  // The panels are about the open lead
  useEffect(() => {
    setFacts(false);
    setClosing(undefined);
    setPerson(undefined);
    setComposing(false);
    setTab(undefined);
    setMakingLink(false);
  }, [leadId]);
  return {
    /** The facts of the open lead, where the window is too narrow for their pane. */
    hasFacts,
    setFacts,
    /** The dialog that closes the open lead. */
    closing,
    openClosing: (outcome: Outcome) => setClosing(outcome),
    endClosing: () => setClosing(undefined),
    /** The dialog about all data of a person. It keeps the lead, which is gone before the dialog is. */
    person,
    openPerson: (lead: LeadDetails, action: PersonAction) => setPerson({ lead, action }),
    endPerson: () => setPerson(undefined),
    /** The composer, which takes a phone's whole window. */
    isComposing,
    openComposer(next: ComposerTab) {
      setTab(next);
      setComposing(true);
    },
    endComposer: () => setComposing(false),
    /** The chosen tab of the composer; undefined for the lead's first one. */
    tab,
    setTab,
    /** The form for a payment link. */
    isMakingLink,
    setMakingLink,
    hasHelp,
    setHelp,
  };
}
