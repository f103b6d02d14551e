import type { Chat, Site } from '../../schema/generated/types.ts';
import type { PreparedChat, PreparedLateScripts } from '../../site/prepared-late-scripts.ts';
import { chatDefaults } from './defaults.ts';

/** What the pages of a site fetch once they are usable; nothing that site.yaml does not ask for. */
export function prepareLateScripts({ chat }: Site): PreparedLateScripts {
  const prepared = prepareChat(chat);
  return {
    ...(prepared && { chat: prepared }),
  };
}

function prepareChat({
  unavailable,
  fallback,
  provider,
  license,
  ...written
}: Chat): PreparedChat | undefined {
  if (provider !== 'livechat' || license === undefined) return undefined;
  return { provider, license, ...chatDefaults, ...written };
}
