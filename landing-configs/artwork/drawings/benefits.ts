import type { Drawing } from '#artwork/pen/drawing.ts';
import { keywordTargeting } from './keyword-targeting.ts';
import { liveChat } from './live-chat.ts';
import { satisfaction } from './satisfaction.ts';
import { unlimitedRevisions } from './unlimited-revisions.ts';

/** What every client gets. */
export const benefits: Record<string, Drawing> = {
  'keyword-targeting': keywordTargeting,
  'live-chat': liveChat,
  'unlimited-revisions': unlimitedRevisions,
  satisfaction,
};
