import type { Chat, Site, SpeedMetrics } from '../../../schema/generated/types.ts';
import type {
  PreparedChat,
  PreparedDeskChat,
  PreparedLazyScripts,
  PreparedScript,
} from '../../../site/prepared-scripts.ts';
import { chatDefaults, defaultChatProvider, deskChatDefaults } from '../defaults.ts';

/** The scripts that pages load once they are usable; only those that site.yaml enables. */
export function prepareLazyScripts({
  chat,
  vitals,
  views,
  speedMetrics,
  name,
  terms,
}: Site): PreparedLazyScripts {
  const prepared = prepareChat(chat, { company: name, privacy: terms.privacy });
  const reports = [...(views ? ['views' as const] : []), ...(vitals ? ['vitals' as const] : [])];
  return {
    ...(prepared && { chat: prepared }),
    ...(reports.length > 0 && { reports }),
    ...(speedMetrics && { speedMetrics: prepareScript(speedMetrics) }),
  };
}

function prepareChat(
  {
    unavailable,
    fallback,
    form,
    allow,
    provider = defaultChatProvider,
    license,
    invitation = deskChatDefaults.invitation,
    questions = deskChatDefaults.questions,
    ...written
  }: Chat,
  company: Pick<PreparedDeskChat, 'company' | 'privacy'>,
): PreparedChat | undefined {
  const times = { ...chatDefaults, ...written };
  if (provider === 'desk') return { provider, ...company, invitation, questions, ...times };
  return provider === 'livechat' && license !== undefined ? { provider, license, ...times } : undefined;
}

function prepareScript({ script, attributes = {} }: SpeedMetrics): PreparedScript {
  const texts = Object.entries(attributes).map(([name, value]) => [name, String(value)]);
  return { src: script, attributes: Object.fromEntries(texts) };
}
