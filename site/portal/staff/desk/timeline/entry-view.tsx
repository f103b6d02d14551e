import type { ReactNode } from 'react';
import { sizeText } from '../../../../../schema/api/attachments.ts';
import type { LeadDetails, LeadEvent, LinkStep, TimelineEntry } from '../../../../../schema/api/desk.ts';
import { attachmentPath } from '../../../../../schema/portal-routes.ts';
import { firstName } from '../list/row-status.ts';
import { DeskIcon, type DeskIconName } from '../parts/desk-icon.tsx';
import { clockText, dateText, waitText } from '../time/moments.ts';
import { Time } from '../time/time.tsx';
import { useDeskContext } from '../use-desk.ts';
import { actorOf, beginsWithActor, eventWords } from './event-words.ts';
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
  disputed: 'alert',
  revoked: 'link',
  expired: 'clock',
};

const iconOf = (event: LeadEvent) => (event.kind === 'link' ? linkIcons[event.step] : icons[event.kind]);

/** One entry of the timeline. */
export function EntryView({ entry, lead }: Props) {
  const { event } = entry;
  const time = <Time at={entry.at} text={clockText} />;
  if (event.kind === 'note') return <NoteSlip entry={entry} text={event.text} time={time} lead={lead} />;
  const isLong = event.kind === 'received' || event.kind === 'file';
  return (
    <li className={isLong ? undefined : 'line'}>
      <DeskIcon name={iconOf(event)} className="kind" />
      <div>
        {event.kind === 'received' && <ReceivedView entry={entry} event={event} lead={lead} />}
        {event.kind === 'file' && <FileChip event={event} />}
        {!isLong && <Words entry={entry} lead={lead} />}
        <OtherLead entry={entry} lead={lead} />
      </div>
      {time}
    </li>
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

function FileChip({ event }: { event: Extract<LeadEvent, { kind: 'file' }> }) {
  return (
    <a className="file" href={attachmentPath(event.attachmentId)} target="_blank" rel="noreferrer">
      <DeskIcon name="clip" />
      <bdi>{event.name}</bdi>
      <small>{sizeText(event.sizeBytes)}</small>
    </a>
  );
}

function NoteSlip({ entry, text, time, lead }: Props & { text: string; time: ReactNode }) {
  const { me } = useDeskContext();
  const who = entry.by && (entry.by.email === me.email ? 'you' : firstName(entry.by));
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
