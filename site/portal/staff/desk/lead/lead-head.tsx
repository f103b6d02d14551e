import type { LeadDetails } from '../../../../../schema/api/desk.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { priceText } from '../parts/lead-words.ts';
import { leadNameId } from '../parts/use-lost-focus.ts';
import { useDeskContext } from '../use-desk.ts';
import { BackButton } from './back-button.tsx';
import { DueMenu } from './work/due-menu.tsx';
import { OwnerChoice, StateChoice } from './work/lead-choices.tsx';
import { TagsMenu } from './work/tags-menu.tsx';

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
          {lead.email && (
            <a
              className="quiet boxed not-on-phone"
              href={`mailto:${lead.email}`}
              aria-label="Email"
              title="Email"
            >
              <DeskIcon name="mail" />
            </a>
          )}
        </div>
        <p className="sub">
          {lead.service}
          {lead.price && (
            <>
              , <b>{priceText(lead.price)}</b>
            </>
          )}
          {lead.page && <span className="not-on-phone"> · {lead.page}</span>}
        </p>
      </div>
      <div className="set">
        <StateChoice lead={lead} />
        <OwnerChoice lead={lead} />
        <DueMenu lead={lead} />
        <TagsMenu lead={lead} />
      </div>
    </header>
  );
}
