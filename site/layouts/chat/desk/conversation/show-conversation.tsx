import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { PanelLink } from '../panel.ts';
import { ChatWindow } from './chat-window.tsx';
import { createTalk } from './talk.ts';

/** Puts the conversation into the window, in place of the HTML before it, and takes over what is typed there. */
export function showConversation(link: PanelLink): void {
  const { dialog, settings, answer, isShown, onMessage, onPresence, onRestart, onMinimize } = link;
  const field = dialog.querySelector('textarea');
  const hasFocus = dialog.contains(document.activeElement);
  const typed = field?.value ?? '';
  const isSent = link.isEntered && typed.trim() !== '' && (answer.chat !== null || answer.presence.isHere);
  const draft = isSent ? '' : typed;
  const root = createRoot(dialog);
  const talk = createTalk({ first: answer, onChange: render, onMessage, onPresence, onRestart });

  function render(): void {
    root.render(
      <ChatWindow
        talk={talk}
        state={talk.state()}
        settings={settings}
        draft={draft}
        isShown={isShown()}
        onMinimize={onMinimize}
      />,
    );
  }

  flushSync(render);
  link.onShow = render;
  if (isSent) talk.send(typed.trim());
  if (hasFocus) dialog.querySelector('textarea')?.focus();
}
