import { createHmac } from 'node:crypto';

/** What a tombstone recognizes. */
export type HashedKind = 'lead' | 'email' | 'phone' | 'link' | 'attachment';

/**
 * What remains of an erasure, to repeat it on a database that does not have it: one line of the journal. The hashes are keyed,
 * so they say nothing about anyone to those who do not have the key.
 */
export interface Tombstone {
  id: string;
  /** Email addresses, phone numbers, and payment links are erased from rows of before. */
  at: string;
  reason: 'request' | 'retention';
  lead: string[];
  email: string[];
  phone: string[];
  /** Of payment links, and of their payments at the card processor. */
  link: string[];
  attachment: string[];
}

/** The keyed hash of a value; the same value of another kind has another hash. */
export type HashValue = (kind: HashedKind | 'pseudonym', value: string) => string;

/** @param key at least 32 random bytes */
export function createHash(key: Buffer): HashValue {
  return (kind, value) => createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url');
}
