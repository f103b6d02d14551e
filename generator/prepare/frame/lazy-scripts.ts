import type { Chat, Site, SpeedMetrics } from '../../../schema/generated/types.ts';
import type { PreparedChat, PreparedLazyScripts, PreparedScript } from '../../../site/prepared-scripts.ts';
import { chatDefaults } from '../defaults.ts';

/** The scripts that pages load once they are usable; only those that site.yaml enables. */
export function prepareLazyScripts({ chat, vitals, speedMetrics }: Site): PreparedLazyScripts {
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
  form,
  allow,
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
