import { useState } from 'react';
import type { LeadGroup, LeadGroupName } from '../../../../../schema/api/desk.ts';
import { useDeskContext } from '../use-desk.ts';
import { LeadRow } from './lead-row.tsx';

const groupNames: Record<LeadGroupName, string> = {
  unclaimed: 'Unclaimed',
  next: 'Answer next',
  waiting: 'Waiting on them',
  found: 'Found',
};

const nothing: Record<LeadGroupName, string> = {
  unclaimed: 'None.',
  next: 'None. Everyone who wrote has an answer.',
  waiting: 'None.',
  found: 'None.',
};

/** A part of the list, with its heading and total. */
export function LeadGroupRows({ group }: { group: LeadGroup }) {
  const { view, list } = useDeskContext();
  const [isLoading, setLoading] = useState(false);
  const hasHeading = group.name !== 'found' || view.search !== '';
  return (
    <>
      {hasHeading && (
        <h2>
          {groupNames[group.name]} {group.total ? <span>{group.total}</span> : null}
        </h2>
      )}
      {/* The open lead keeps its row where it was, also after it belongs to another group. */}
      {group.leads.length === 0 && !group.total && <p className="nil">{nothing[group.name]}</p>}
      <ul>
        {group.leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} />
        ))}
      </ul>
      {group.next !== null && (
        <p className="more">
          <button
            type="button"
            className="quiet boxed"
            onClick={async () => {
              if (isLoading) return;
              setLoading(true);
              await list.showMore(group);
              setLoading(false);
            }}
          >
            {isLoading ? 'Loading…' : 'Show more'}
          </button>
        </p>
      )}
    </>
  );
}
