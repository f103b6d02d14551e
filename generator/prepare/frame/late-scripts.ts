import type { Chat, Site, SpeedMetrics } from '../../../schema/generated/types.ts';
import type { PreparedChat, PreparedLazyScripts, PreparedScript } from '../../../site/prepared-scripts.ts';
import { chatDefaults } from '../defaults.ts';

/** What the pages of a site fetch once they are usable; nothing that site.yaml does not ask for. */
export function prepareLateScripts({ chat, vitals, speedMetrics }: Site): PreparedLazyScripts {
  const prepared = prepareChat(chat);
  return {
    ...(prepared && { chat: prepared }),
    ...(vitals && { vitals }),
    ...(speedMetrics && { speedMetrics: prepareScript(speedMetrics) }),
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

function prepareScript({ script, attributes = {} }: SpeedMetrics): PreparedScript {
  const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return { src: script, attributes: Object.fromEntries(texts) };
}
