import { type SelectQueryBuilder, sql } from 'kysely';
import type { DeskQueue, LeadGroupName } from '../../../schema/api/desk.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Viewer } from '../viewer.ts';

export type DeskQuery<O = object> = SelectQueryBuilder<Tables, 'desk_leads', O>;

/** A part of a queue: which leads, and in what order. */
export interface Group {
  name: LeadGroupName;
  restrict(query: DeskQuery): DeskQuery;
  /** SQL of what the leads are sorted by; ties by id. */
  sortBy: 'received_at' | 'changed_at' | 'due' | 'id';
  direction: 'asc' | 'desc';
}

const openOf = (query: DeskQuery) => query.where('is_spam', '=', 0).where('state', '=', 'open');

/** The longest wait first. */
const unclaimed: Group = {
  name: 'unclaimed',
  restrict: (query) => openOf(query).where('owner', 'is', null),
  sortBy: 'received_at',
  direction: 'asc',
};

/** What is due first, first. Without an owner, leads of everyone. */
function nextOf(owner?: string): Group {
  return {
    name: 'next',
    restrict: (query) =>
      owner === undefined
        ? openOf(query).where('owner', 'is not', null)
        : openOf(query).where('owner', '=', owner),
    sortBy: 'due',
    direction: 'asc',
  };
}

function waitingOf(owner?: string): Group {
  return {
    name: 'waiting',
    restrict: (query) =>
      query
        .where('is_spam', '=', 0)
        .where('state', '=', 'waiting')
        .$if(owner !== undefined, (own) => own.where('owner', '=', owner as string)),
    sortBy: 'due',
    direction: 'asc',
  };
}

function closed(state: 'won' | 'lost'): Group {
  return {
    name: 'found',
    restrict: (query) => query.where('is_spam', '=', 0).where('state', '=', state),
    sortBy: 'changed_at',
    direction: 'desc',
  };
}

const spam: Group = {
  name: 'found',
  restrict: (query) => query.where('is_spam', '=', 1),
  sortBy: 'received_at',
  direction: 'desc',
};

/** All leads, the latest first. */
export const found: Group = {
  name: 'found',
  restrict: (query) => query,
  sortBy: 'id',
  direction: 'desc',
};

/** The groups of a queue from top to bottom. Unclaimed leads are on top of every queue of work. */
export function groupsOf(queue: DeskQueue, { email, seesAll }: Viewer): Group[] {
  switch (queue) {
    case 'new':
      return [unclaimed];
    case 'mine':
      return [unclaimed, nextOf(email), waitingOf(email)];
    case 'waiting':
      return [unclaimed, waitingOf(seesAll ? undefined : email)];
    case 'open':
      return seesAll ? [unclaimed, nextOf(), waitingOf()] : [unclaimed, nextOf(email), waitingOf(email)];
    case 'won':
    case 'lost':
      return [closed(queue)];
    case 'spam':
      return [spam];
  }
}

/** The value that a group is sorted by. */
export const sortValue = {
  received_at: sql<string>`desk_leads.received_at`,
  changed_at: sql<string>`desk_leads.changed_at`,
  due: sql<string>`coalesce(desk_leads.due_at, desk_leads.received_at)`,
  id: sql<number>`desk_leads.id`,
} as const;
