import type { ChatAnswer } from '../../../schema/api/chat.ts';
import { call } from '../../http/call.ts';
import { closedText } from './closed-text.ts';

/** Says when to expect an answer while the company is closed. Without a server, the text of the page stays. */
export default async function answerTime(element: HTMLElement): Promise<void> {
  const answer = await call<ChatAnswer>('/api/chat');
  const text =
    answer.kind === 'ok' ? closedText(element.dataset.closed ?? '', answer.body.presence) : undefined;
  if (text !== undefined) element.textContent = text;
}
