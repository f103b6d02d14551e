import { Link } from 'react-router-dom';
import type { LeadSummary } from '../../../../../schema/api/desk.ts';
import { takerOf } from '../lead/conflict/conflict-words.ts';
import { DeskIcon } from '../parts/desk-icon.tsx';
import { useTicking } from '../time/clock.ts';
import { ageText, exactText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { timelineId } from '../timeline/timeline.tsx';
import { useDeskContext } from '../use-desk.ts';
import { isUnclaimed } from './groups.ts';
import { givenName, type RowStatus, rowStatus } from './row-status.ts';

/** A lead in the list: a link to the desk with this lead open. */
export function LeadRow({ lead: listed }: { lead: LeadSummary }) {
  const { view, hrefOf, changes } = useDeskContext();
  const { conflict } = changes;
  // The list may not have the lead any longer, but the row stays while it is open.
  const taker = conflict?.leadId === listed.id ? takerOf(conflict.since) : undefined;
  const lead = taker ? { ...listed, owner: taker } : listed;
  const isOpen = view.lead === lead.id;
  return (
    <li>
      <Link
        to={hrefOf({ lead: lead.id })}
        replace={view.lead !== ''}
        className={['row', isUnclaimed(lead) && 'new', isOpen && 'open'].filter(Boolean).join(' ')}
        aria-current={isOpen ? 'true' : undefined}
        data-lead={lead.id}
        onClick={({ detail }) => {
          // The keyboard's Enter, which is a click without a pointer, goes on to the timeline.
          if (detail === 0 && isOpen) document.getElementById(timelineId)?.focus();
        }}
      >
        <DeskIcon name={lead.chat ? 'chat' : 'form'} />
        <span className="name" dir="auto">
          <span>{lead.name}</span>
        </span>
        <Time className="age" at={lead.receivedAt} text={ageText} />
        <span className="say" dir="auto">
          {wordsOf(lead)}
        </span>
        <span className="from">{[lead.page, lead.source].filter(Boolean).join(' · ')}</span>
        <Status lead={lead} />
      </Link>
    </li>
  );
}

function Status({ lead }: { lead: LeadSummary }) {
  const { me } = useDeskContext();
  const status = JSON.parse(useTicking((now) => JSON.stringify(rowStatus(lead, me.email, now)))) as RowStatus;
  const until = 'left' in status ? (lead.offer?.until ?? lead.answerBy) : lead.dueAt;
  const isTimed = 'left' in status || status.kind === 'late' || status.kind === 'due';
  return (
    <span className={`status ${status.kind}`} title={isTimed && until ? exactText(until) : undefined}>
      {status.kind === 'unsent' && <DeskIcon name="alert" />}
      {(status.kind === 'paid' || status.kind === 'here') && <DeskIcon name="check" />}
      {(status.kind === 'promise' || status.kind === 'soon') && (
        <>
          <PromiseRing left={status.left} />
          <span className="visually-hidden">Promise runs out in </span>
        </>
      )}
      {status.text}
    </span>
  );
}

function PromiseRing({ left }: { left: number }) {
  return (
    <svg className="ring" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7.5" />
      <circle cx="10" cy="10" r="7.5" pathLength="100" strokeDasharray={`${left} 100`} />
    </svg>
  );
}

function wordsOf({ chat, name, words, service }: LeadSummary): string {
  if (chat?.isTyping) return `${givenName({ name, email: '' })} is typing…`;
  return words ? `“${words}”` : service;
}
