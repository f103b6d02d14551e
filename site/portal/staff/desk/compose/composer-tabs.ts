import { flushSync } from 'react-dom';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';

/** The ways to write about a lead or to its person. */
export type ComposerTab = 'chat' | 'email' | 'note';

export const tabNames: Record<ComposerTab, string> = { chat: 'Chat', email: 'Email', note: 'Note' };

/** The ids of the fields. */
export const composerFields: Record<ComposerTab, string> = {
  chat: 'chat-message',
  email: 'mail-text',
  note: 'note',
};

type Reachable = Pick<LeadDetails, 'conversation' | 'email' | 'isSpam'>;

export const tabsOf = ({ conversation }: Pick<LeadDetails, 'conversation'>): ComposerTab[] =>
  conversation ? ['chat', 'email', 'note'] : ['email', 'note'];

/** How the person is answered: in the chat while the visitor is in it, or if there is no other way. */
export function replyTab({ conversation, email }: Reachable): 'chat' | 'email' {
  if (!conversation || conversation.isBlocked) return 'email';
  const isOpen = conversation.isVisitorHere && !conversation.state.isEnded;
  return isOpen || !email ? 'chat' : 'email';
}

/** The one that is open until another one is chosen. */
export function firstTab(lead: Reachable): ComposerTab {
  const tab = replyTab(lead);
  return tab === 'email' && (!lead.email || lead.isSpam) ? 'note' : tab;
}

export function shownTab(lead: Reachable, chosen: ComposerTab | undefined): ComposerTab {
  return tabsOf(lead).find((tab) => tab === chosen) ?? firstTab(lead);
}

/** Where a template is inserted: into what is being written, or else into the usual reply. */
export function templatesTab(lead: Reachable, chosen: ComposerTab | undefined): 'chat' | 'email' {
  const tab = shownTab(lead, chosen);
  return tab === 'note' || (tab === 'chat' && lead.conversation?.isBlocked) ? replyTab(lead) : tab;
}

/** Opens a tab and its field. On a phone, the composer is hidden until then. */
export function openComposer(panels: { openComposer: (tab: ComposerTab) => void }, tab: ComposerTab): void {
  flushSync(() => panels.openComposer(tab));
  document.getElementById(composerFields[tab])?.focus();
}
