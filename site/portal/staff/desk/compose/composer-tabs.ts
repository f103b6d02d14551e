import { flushSync } from 'react-dom';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';

/** The ways to write about a lead or to its person. */
export type ComposerTab = 'chat' | 'note';

export const tabNames: Record<ComposerTab, string> = { chat: 'Chat', note: 'Note' };

/** The ids of the fields. */
export const composerFields: Record<ComposerTab, string> = { chat: 'chat-message', note: 'note' };

/** The first one is open until another one is chosen. */
export const tabsOf = ({ conversation }: Pick<LeadDetails, 'conversation'>): ComposerTab[] =>
  conversation ? ['chat', 'note'] : ['note'];

export function shownTab(lead: Pick<LeadDetails, 'conversation'>, chosen: ComposerTab | undefined) {
  const tabs = tabsOf(lead);
  return tabs.find((tab) => tab === chosen) ?? (tabs[0] as ComposerTab);
}

/** Opens a tab and its field. On a phone, the composer is hidden until then. */
export function openComposer(panels: { openComposer: (tab: ComposerTab) => void }, tab: ComposerTab): void {
  flushSync(() => panels.openComposer(tab));
  document.getElementById(composerFields[tab])?.focus();
}
