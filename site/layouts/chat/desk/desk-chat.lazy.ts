import { pageChat } from '../page-chat.ts';
import { connectDesk } from './connect-desk.ts';

export { panelLinks } from './panel.ts';

export const { chatOf, hydrate } = pageChat(connectDesk);
