import './save-notice.css';
import { portalRoutes } from '../../../../schema/portal-routes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { waitingWords } from './saved-words.ts';
import type { Work } from './work.ts';

/** Why changes are not on the server, and what to do. */
export function SaveNotice({ work: { view, session } }: { work: Work }) {
  const { send } = view;
  if (send === 'saved' || send === 'saving') return null;
  return (
    <p className="save-notice" role="alert">
      <Icon name="alert" />
      <span>{waitingWords(send, { ...view, author: session.email })}</span>
      {(send === 'signed-out' || send === 'other-author') && (
        // In another tab: this page keeps its state.
        <a href={portalRoutes.signIn} target="_blank" rel="noreferrer">
          Sign in
        </a>
      )}
    </p>
  );
}
