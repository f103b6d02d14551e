import { connectLiveChat } from './livechat.ts';
import { pageChat } from './page-chat.ts';

export const { chatOf, hydrate } = pageChat(connectLiveChat);
