import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { priceText } from '../parts/lead-words.ts';
import { leadNameId } from '../parts/use-lost-focus.ts';
import { useDeskContext } from '../use-desk.ts';
import { BackButton } from './back-button.tsx';
import { DueMenu } from './menus/due-menu.tsx';
import { OwnerChoice, openOwnerMenu, StateChoice } from './menus/lead-choices.tsx';
import { TagsMenu } from './menus/tags-menu.tsx';

/** The open lead's name, what it is about, and the controls of the work on it. */
export function LeadHead({ lead }: { lead: LeadDetails }) {
  const { panels } = useDeskContext();
  return (
    <header className="lead-head">
      <div className="title">
        <BackButton />
        <h1 id={leadNameId} tabIndex={-1} dir="auto">
          {lead.name}
        </h1>
        <div className="reach">
          <button
            type="button"
            className="quiet on-narrow facts-button"
            aria-expanded={panels.hasFacts}
            onClick={() => panels.setFacts(!panels.hasFacts)}
          >
            <DeskIcon name="facts" />
            <span>Facts</span>
          </button>
          {lead.phone && (
            <a className="quiet boxed not-on-phone" href={`tel:${lead.phone}`}>
              <DeskIcon name="phone" />
              <span>Call</span>
            </a>
          )}
        </div>
        <p className="sub">{lead.conversation ? <ChatAbout lead={lead} /> : <About lead={lead} />}</p>
      </div>
      <div className="set">
        <StateChoice lead={lead} />
        <OwnerChoice lead={lead} />
        <DueMenu lead={lead} />
        <TagsMenu lead={lead} />
        {lead.conversation && <ChatActions lead={lead} />}
      </div>
    </header>
  );
}

function About({ lead }: { lead: LeadDetails }) {
  return (
    <>
      {lead.service}
      {lead.price && (
        <>
          , <b>{priceText(lead.price)}</b>
        </>
      )}
      {lead.page && <span className="not-on-phone"> · {lead.page}</span>}
    </>
  );
}

function ChatAbout({ lead: { conversation, page, service } }: { lead: LeadDetails }) {
  return (
    <>
      {conversation?.isVisitorHere ? 'Live chat' : 'Chat'}
      {page && (
        <>
          {' · '}
          <b>{page}</b>
        </>
      )}
      {service && <span className="not-on-phone">, {service}</span>}
    </>
  );
}

/** A conversation is given away with the owner menu, and can be ended. */
function ChatActions({ lead }: { lead: LeadDetails }) {
  const { chats } = useDeskContext();
  const { conversation } = lead;
  if (!conversation || conversation.isBlocked) return null;
  return (
    <>
      <button type="button" className="quiet boxed" onClick={openOwnerMenu}>
        Transfer
      </button>
      {!conversation.state.isEnded && (
        <button type="button" className="quiet boxed" onClick={() => void chats.end(lead.id)}>
          End chat
        </button>
      )}
    </>
  );
}
