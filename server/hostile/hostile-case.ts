import type { CallName } from './calls.ts';
import type { Wire } from './wire.ts';

/** A request that no honest program makes, or that a visitor makes by accident. */
export interface HostileCase {
  /** Says what is hostile; no two cases share it. */
  name: string;
  /** @param visitor the e-mail address that stands in the lead, when the request holds one */
  wire(visitor: string): Wire;
  expected: Expected;
}

export interface Family {
  name: string;
  cases: readonly HostileCase[];
}

/** What the server must make of a case. */
export type Expected =
  /** A 4xx that says what to send instead. */
  | Refused
  /** Taken, because a visitor could have sent it; whatever becomes of it can do no harm. */
  | Harmless
  /** What scripts fill in may be dropped or refused: both are right, as long as they are done well. */
  | { outcome: 'refused or harmless'; call: CallName; field: string }
  | Unreadable;

export interface Refused {
  outcome: 'refused';
  statuses: readonly number[];
  /** What the message says. */
  says?: RegExp;
  /** Which field of which call the message names. */
  field?: { call: CallName; name: string };
}

/** No request of HTTP, so that whoever sent it may not be able to read an answer: 4xx, or the connection ends. */
export interface Unreadable {
  outcome: 'unreadable';
  /** Whether nothing more may be taken from the connection, because nobody knows where a request begins. */
  isLast?: boolean;
}

export interface Harmless {
  outcome: 'harmless';
  statuses: readonly number[];
  /** Whether a lead must be stored. */
  isLead: boolean;
}

/** A refusal; see `Refused`. */
export function refused(
  status: number | readonly number[],
  details: Omit<Refused, 'outcome' | 'statuses'> = {},
): Refused {
  return { outcome: 'refused', statuses: [status].flat(), ...details };
}

/** A page that is shown, or an address that leads to one. */
export const page: Harmless = { outcome: 'harmless', statuses: [200, 301, 303], isLead: false };

/** A lead that is taken. */
export const lead: Harmless = { outcome: 'harmless', statuses: [200, 303], isLead: true };

export const unreadable: Unreadable = { outcome: 'unreadable' };
