import type {
  ChatContact,
  ChatMessage,
  SendMessageBody,
  VisitorMessageAnswer,
} from '../../../../../schema/api/chat.ts';
import { call } from '../../../../http/call.ts';
import { pageAttribution } from '../../../../ui/lead-form/send/page-attribution.ts';
import { chatStore } from './chat-store.ts';

export interface Outgoing {
  id: string;
  text: string;
  contact?: ChatContact | undefined;
}

export type Sent = { message: ChatMessage; chatId: string } | Unsent;

interface Unsent {
  problem: string;
  /** When the same message can be stored, in ms from now; undefined if it never can. */
  retryAfterMs: number | undefined;
  isLost: boolean;
  isBlocked: boolean;
}

/** How long to wait before a message is sent again, in ms, unless the server names a time. */
const resendAfterMs = 3000;

const storedKey = 'key';

/**
 * The secret that names the conversation until its cookie is known. It is stored until then, so another tab, or this page when
 * it is loaded again, begins no second conversation.
 */
let key: string | undefined;

function visitorKey(): string {
  const stored = chatStore.read(storedKey);
  key ??= typeof stored === 'string' ? stored : makeKey();
  chatStore.write(storedKey, key);
  return key;
}

const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Sends a message. Sending it again with the same id stores it once. */
export async function sendMessage({ id, text, contact }: Outgoing): Promise<Sent> {
  const service = document.querySelector<HTMLElement>('[data-island="chat"]')?.dataset.service;
  const { revision, variants } = document.documentElement.dataset;
  const body: SendMessageBody = {
    id,
    text,
    key: visitorKey(),
    pageUrl: location.href,
    attribution: pageAttribution(),
    ...(revision && { pageRevision: revision }),
    ...(variants && { variants }),
    ...(service && { service }),
    ...(contact && { contact }),
  };
  const answer = await call<VisitorMessageAnswer>('/api/chat/messages', { body });
  if (answer.kind === 'ok') {
    chatStore.write(storedKey, undefined);
    return answer.body;
  }
  if (answer.kind === 'lost')
    return { problem: '', retryAfterMs: resendAfterMs, isLost: true, isBlocked: false };
  const { status, code, error, errors, retryAfter = 0 } = answer;
  return {
    problem: Object.values(errors)[0] ?? error,
    retryAfterMs: status === 429 || status >= 500 ? Math.max(resendAfterMs, retryAfter * 1000) : undefined,
    isLost: false,
    isBlocked: code === 'chat_blocked',
  };
}
