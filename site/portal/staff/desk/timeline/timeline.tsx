import './timeline.css';
import { Fragment, useLayoutEffect, useRef } from 'react';
import type { LeadDetails, TimelineEntry } from '../../../../../schema/api/desk.ts';
import { isUnclaimed } from '../list/groups.ts';
import { useTicking } from '../time/clock.ts';
import { dayKey, dayText } from '../time/moments.ts';
import { EntryView } from './entry-view.tsx';

export const timelineId = 'timeline';

/** How near the end counts as the end. px */
const endSlack = 24;

/** Everything that happened to the lead, by day. It starts at its end, and stays there unless it was scrolled. */
export function Timeline({ lead }: { lead: LeadDetails }) {
  const pane = useRef<HTMLElement>(null);
  // A lead that no one has read starts with its first words.
  const isAtEnd = useRef(!isUnclaimed(lead));
  // New entries make the pane longer
  useLayoutEffect(() => {
    if (isAtEnd.current && pane.current) pane.current.scrollTop = pane.current.scrollHeight;
  }, [lead.timeline.length]);
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
      {daysOf(lead.timeline.filter((entry) => !isMirrored(entry, lead))).map((entries) => (
        <Fragment key={entries[0]?.id}>
          <DayHeading at={entries[0]?.at ?? ''} />
          <ol>
            {entries.map((entry) => (
              <EntryView key={entry.id} entry={entry} lead={lead} />
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  );
}

/** A join is stored with both leads, and shown once here. */
const isMirrored = ({ event, leadId }: TimelineEntry, lead: LeadDetails) =>
  event.kind === 'joined' && leadId !== lead.id;

function daysOf(timeline: TimelineEntry[]): TimelineEntry[][] {
  return [...Map.groupBy(timeline, ({ at }) => dayKey(Date.parse(at))).values()];
}

function DayHeading({ at }: { at: string }) {
  const text = useTicking((now) => dayText(Date.parse(at), now));
  return <h2>{text}</h2>;
}
