import type { CallName } from './calls.ts';
import type { Wire } from './wire.ts';

/** A request that only an attacker, a broken client, or an accident produces. */
export interface HostileCase {
  /** Describes what is hostile; unique. */
  name: string;
  /** @param visitor the email address for the lead, if the request contains one */
  wire(visitor: string): Wire;
  expected: Expected;
}

export interface Family {
  name: string;
  cases: readonly HostileCase[];
}

/** The required outcome of a case. */
export type Expected =
  /** A 4xx that explains what to send instead. */
  | Rejected
  /** Accepted, because a visitor could have sent it, and then harmless everywhere. */
  | Harmless
  /** A value that scripts fill in: dropping and rejecting it are both correct. */
  | { outcome: 'rejected or harmless'; call: CallName; field: string }
  | Unreadable;

export interface Rejected {
  outcome: 'rejected';
  statuses: readonly number[];
  /** Matches the message. */
  message?: RegExp;
  /** The field that the message must name. */
  field?: { call: CallName; name: string };
}

/** Not valid HTTP, so the sender might be unable to read a response: 4xx or a closed connection. */
export interface Unreadable {
  outcome: 'unreadable';
  /** Whether the connection must close because the start of the next request is ambiguous. */
  isLast?: boolean;
}

export interface Harmless {
  outcome: 'harmless';
  statuses: readonly number[];
  /** Whether a lead must be stored. */
  isLead: boolean;
}

/** An expected `Rejected`. */
export function rejected(
  status: number | readonly number[],
  details: Omit<Rejected, 'outcome' | 'statuses'> = {},
): Rejected {
  return { outcome: 'rejected', statuses: [status].flat(), ...details };
}

/** A page or a redirect to one. */
export const page: Harmless = { outcome: 'harmless', statuses: [200, 301, 303], isLead: false };

/** An accepted lead. */
export const lead: Harmless = { outcome: 'harmless', statuses: [200, 303], isLead: true };

export const unreadable: Unreadable = { outcome: 'unreadable' };
