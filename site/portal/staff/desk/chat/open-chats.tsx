import './open-chats.css';
import { Link } from 'react-router-dom';
import type { OpenChat } from '../../../../../schema/api/desk.ts';
import { useDeskContext } from '../use-desk.ts';

/** The own conversations that are in progress, as tabs above the open lead. */
export function OpenChats() {
  const { desk, view, open, me, hrefOf } = useDeskContext();
  const chats = desk?.chats ?? [];
  const lead = open.body;
  // The open one stays when its visitor leaves.
  const isKept =
    lead?.conversation && lead.owner?.email === me.email && !chats.some(({ id }) => id === lead.id);
  const shown = isKept
    ? [...chats, { id: lead.id, name: lead.name, isVisitorHere: false, unread: 0 }]
    : chats;
  if (shown.length === 0) return null;
  return (
    <nav className="chats" aria-label="Open chats">
      {shown.map((chat) => (
        <Link
          key={chat.id}
          to={hrefOf({ lead: chat.id })}
          replace={view.lead !== ''}
          aria-current={view.lead === chat.id ? 'page' : undefined}
          title={chat.name}
        >
          <ChatTab chat={chat} />
        </Link>
      ))}
    </nav>
  );
}

function ChatTab({ chat: { name, isVisitorHere, unread } }: { chat: OpenChat }) {
  return (
    <>
      <i className={isVisitorHere ? 'dot' : 'dot off'} />
      <bdi>{name}</bdi>
      <span className="visually-hidden">{isVisitorHere ? ', here now' : ', has left'}</span>
      {unread > 0 && (
        <b className="count">
          {unread}
          <span className="visually-hidden"> new</span>
        </b>
      )}
    </>
  );
}
