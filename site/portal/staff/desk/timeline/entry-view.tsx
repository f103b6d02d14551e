import type { ReactNode } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { LeadEvent, LinkStep, TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { givenName } from '../list/row-status.ts';
import { DeskIcon, type DeskIconName } from '../parts/desk-icon.tsx';
import { pageTitle } from '../parts/lead-words.ts';
import { WebLink } from '../parts/web-link.tsx';
import { clockText, dateText, waitText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { useDeskContext } from '../use-desk.ts';
import { actorOf, beginsWithActor, eventWords } from './event-words.ts';
import { FileChip } from './file-chip.tsx';
import { MailInView } from './mail-in-view.tsx';
import { MailOutView } from './mail-out-view.tsx';
import { ReceivedView } from './received-view.tsx';

interface Props {
  entry: TimelineEntry;
  lead: LeadDetails;
}

const icons: Record<Exclude<LeadEvent['kind'], 'link'>, DeskIconName> = {
  received: 'form',
  file: 'clip',
  claimed: 'person',
  offered: 'person',
  passed: 'person',
  escalated: 'mail',
  assigned: 'person',
  state: 'state',
  spam: 'alert',
  due: 'clock',
  tags: 'tag',
  note: 'note',
  'mail-out': 'mail',
  transcript: 'mail',
  'mail-in': 'mail',
  joined: 'people',
  split: 'split',
};

const linkIcons: Record<LinkStep, DeskIconName> = {
  created: 'link',
  opened: 'eye',
  tried: 'alert',
  reminded: 'mail',
  paid: 'dollar',
  refunded: 'dollar',
  'refund-returned': 'alert',
  disputed: 'alert',
  revoked: 'link',
  expired: 'clock',
};

function iconOf(event: LeadEvent): DeskIconName {
  if (event.kind === 'mail-out' && event.delivery.status === 'failed') return 'alert';
  return event.kind === 'link' ? linkIcons[event.step] : icons[event.kind];
}

/** Entries that show what someone wrote or sent. */
const longKinds: ReadonlySet<LeadEvent['kind']> = new Set(['received', 'file', 'mail-out', 'mail-in']);

/** One entry of the timeline. */
export function EntryView({ entry, lead }: Props) {
  const { event } = entry;
  const time = <Time at={entry.at} text={clockText} />;
  if (event.kind === 'note') return <NoteSlip entry={entry} text={event.text} time={time} lead={lead} />;
  // What was written in a conversation is shown as its messages.
  const isOpening = event.kind === 'received' && lead.conversation !== null && entry.leadId === lead.id;
  const isLong = longKinds.has(event.kind) && !isOpening;
  return (
    <li className={isLong ? undefined : 'line'}>
      <DeskIcon name={isOpening ? 'globe' : iconOf(event)} className="kind" />
      <div>
        {isOpening && <ChatOpening lead={lead} />}
        {event.kind === 'received' && isLong && <ReceivedView entry={entry} event={event} lead={lead} />}
        {event.kind === 'file' && <FileChip file={event} />}
        {event.kind === 'mail-out' && <MailOutView entry={entry} event={event} lead={lead} />}
        {event.kind === 'mail-in' && <MailInView entry={entry} event={event} />}
        {!isLong && !isOpening && <Words entry={entry} lead={lead} />}
        <OtherLead entry={entry} lead={lead} />
      </div>
      {time}
    </li>
  );
}

function ChatOpening({ lead: { page, pageUrl, pageRevision, source } }: { lead: LeadDetails }) {
  return (
    <p>
      Opened the chat
      {page && (
        <>
          {' on '}
          <WebLink to={pageUrl}>
            <bdi>{pageTitle(page, pageRevision)}</bdi>
          </WebLink>
        </>
      )}
      {source && source !== 'Direct' && `, from ${source}`}
    </p>
  );
}

function Words({ entry, lead }: Props) {
  const { me } = useDeskContext();
  const { by, event } = entry;
  // How long the person waited for an owner, while that is short enough to matter.
  const wait = Date.parse(entry.at) - Date.parse(lead.receivedAt);
  const isFirst = event.kind === 'claimed' && entry.leadId === lead.id && wait < 86_400_000;
  return (
    <p>
      {by && beginsWithActor(event) && (
        <>
          <b>{actorOf(by, me.email)}</b>{' '}
        </>
      )}
      <bdi>{eventWords(entry, me.email)}</bdi>
      {isFirst && ` after ${waitText(wait)}`}
    </p>
  );
}

function NoteSlip({ entry, text, time, lead }: Props & { text: string; time: ReactNode }) {
  const { me } = useDeskContext();
  const who = entry.by && (entry.by.email === me.email ? 'you' : givenName(entry.by));
  return (
    <li>
      <DeskIcon name="note" className="kind" />
      <div className="slip">
        <p className="who">
          Note{who && ` from ${who}`} <span>· staff only</span>
        </p>
        {time}
        <p className="body" dir="auto">
          {text}
        </p>
        <OtherLead entry={entry} lead={lead} />
      </div>
    </li>
  );
}

/** Which of the joined leads an entry belongs to. */
function OtherLead({ entry, lead }: Props) {
  if (entry.leadId === lead.id) return null;
  const other = lead.joined.find(({ id }) => id === entry.leadId);
  if (!other) return null;
  return (
    <p className="meta">
      On {other.service ? `“${other.service}”` : 'the lead'} of{' '}
      {dateText(Date.parse(other.receivedAt), Date.parse(entry.at))}
    </p>
  );
}
