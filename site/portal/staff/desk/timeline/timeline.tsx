import './timeline.css';
import './talk.css';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { LeadDetails } from '../../../../../schema/api/desk-lead.ts';
import type { LeadEvent, TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { useReadReport } from '../chat/use-read-report.ts';
import { isUnclaimed } from '../list/groups.ts';
import { useTicking } from '../time/clock.ts';
import { dayKey, dayText } from '../time/moments.ts';
import { useDeskContext } from '../use-desk.ts';
import { EntryView } from './entry-view.tsx';
import { type TimelineItem, timelineItems } from './talk.ts';
import { NewMessage, TalkView, TypingLine, UnsentView } from './talk-view.tsx';

export const timelineId = 'timeline';

/** How near the end counts as the end. px */
const endSlack = 24;

/** Everything that happened to the lead, by day. It starts at its end, and stays there unless it was scrolled. */
export function Timeline({ lead }: { lead: LeadDetails }) {
  const { chats, me } = useDeskContext();
  const pane = useRef<HTMLElement>(null);
  // A lead that no one has read starts with its first words.
  const isAtEnd = useRef(!isUnclaimed(lead) || lead.conversation !== null);
  const unsent = chats.unsentOf(lead.id);
  const { timeline, conversation } = lead;
  useReadReport(lead);
  // New entries make the pane longer
  useLayoutEffect(() => {
    if (isAtEnd.current && pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [timeline.length, conversation, unsent]);
  // What was just written is shown, wherever the pane was scrolled to.
  const ownId = timeline.findLast(({ by, event }) => by?.email === me.email && isWritten(event))?.id;
  const shownId = useRef(ownId);
  useLayoutEffect(() => {
    if (ownId === shownId.current) return;
    shownId.current = ownId;
    if (pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [ownId]);
  const items = timelineItems(
    timeline.filter((entry) => !isMirrored(entry, lead)),
    conversation,
    unsent,
  );
  return (
    <section
      ref={pane}
      id={timelineId}
      className="timeline"
      aria-label="Timeline"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the arrow keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - endSlack;
      }}
    >
      {daysOf(items).map((shown) => (
        <Fragment key={shown[0]?.id}>
          <DayHeading at={shown[0]?.at ?? ''} />
          <ol>
            {shown.map((item) => (
              <ItemView key={item.id} item={item} lead={lead} />
            ))}
          </ol>
        </Fragment>
      ))}
      <TypingLine lead={lead} />
      {conversation && <NewMessage lead={lead} />}
    </section>
  );
}

function ItemView({ item, lead }: { item: TimelineItem; lead: LeadDetails }) {
  if (item.kind === 'talk') return <TalkView talk={item} lead={lead} />;
  if (item.kind === 'unsent') return <UnsentView talk={item} leadId={lead.id} />;
  return <EntryView entry={item.entry} lead={lead} />;
}

const isWritten = ({ kind }: LeadEvent) => kind === 'mail-out' || kind === 'note';

/** A join is stored with both leads, and shown once here. */
const isMirrored = ({ event, leadId }: TimelineEntry, lead: LeadDetails) =>
  event.kind === 'joined' && leadId !== lead.id;

function daysOf(items: TimelineItem[]): TimelineItem[][] {
  return [...Map.groupBy(items, ({ at }) => dayKey(Date.parse(at))).values()];
}

function DayHeading({ at }: { at: string }) {
  const text = useTicking((now) => dayText(Date.parse(at), now));
  return <h2>{text}</h2>;
}
