import type { PreparedActionBar, PreparedCompany } from '../../prepared-page.ts';
import { ActionLink, actionAttributes } from '../../ui/actions/action.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props extends PreparedActionBar {
  phone: PreparedCompany['phone'];
}

/** The bar at the bottom of a phone's screen. `islands/interaction/action-bar.ts` shows it. */
export function ActionBar({ action, chat, phone }: Props) {
  return (
    <aside className="action-bar" aria-label="Contact us">
      <ActionLink action={{ ...action, look: 'primary' }} />
      <a className="btn line" href={phone.href} aria-label={`Call ${phone.label}`}>
        <Icon name="phone" />
        <span>Call</span>
      </a>
      {chat && (
        <a className="btn line" {...actionAttributes(chat)}>
          <Icon name="chat" />
          <span className="visually-hidden">{chat.label}</span>
        </a>
      )}
    </aside>
  );
}
