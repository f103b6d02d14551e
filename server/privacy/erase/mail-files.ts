import { type Dirent, readFileSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { emailKey } from '../../desk/intake/derive.ts';
import { syncFolder } from '../../storage/make-folder.ts';
import type { HashValue, Tombstone } from '../journal/tombstone.ts';

/** Where mail is written without a mail server; see `delivery/targets/choose-targets.ts`. */
export const mailFolder = (dataDir: string) => join(dataDir, 'mail');

/** Recognizes what a file must not mention. @param sentAt when the message was sent, as an ISO time */
export interface MailMatcher {
  lead(id: string): boolean;
  email(key: string, sentAt: string): boolean;
  /** @param id of a payment link, or of its payment at the card processor: notices name the payer, who can be someone else */
  payment(id: string, sentAt: string): boolean;
}

/** Recognizes what the tombstones do. */
export function mailMatcherOf(tombstones: readonly Tombstone[], hash: HashValue): MailMatcher {
  const leads = new Set(tombstones.flatMap(({ lead }) => lead));
  const until = (kind: 'email' | 'link') =>
    new Map(tombstones.flatMap((tombstone) => tombstone[kind].map((key) => [key, tombstone.at] as const)));
  const [emails, payments] = [until('email'), until('link')];
  const isBefore = (sentAt: string, at: string | undefined) => at !== undefined && sentAt <= at;
  return {
    lead: (id) => leads.has(hash('lead', id)),
    email: (key, sentAt) => isBefore(sentAt, emails.get(hash('email', key))),
    payment: (id, sentAt) => isBefore(sentAt, payments.get(hash('link', id))),
  };
}

/** Also messages whose writing a crash cut short. */
const isMessage = ({ name }: Dirent) => /\.eml(\.new)?$/.test(name);

/** The files that mention a recognized address, lead, or payment. */
export async function findMailFiles(folder: string, matcher: MailMatcher): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries.filter(isMessage)) {
    await nextTurn();
    const path = join(folder, entry.name);
    const text = readText(path);
    if (text !== undefined && mentions(text, matcher)) found.push(path);
  }
  return found;
}

/** @returns how many files were removed */
export async function removeMailFiles(folder: string, matcher: MailMatcher): Promise<number> {
  const found = await findMailFiles(folder, matcher);
  for (const path of found) rmSync(path, { force: true });
  if (found.length > 0) syncFolder(folder);
  return found.length;
}

/** Another server can remove the file at the same time. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Of payment links, and of PaymentIntents. */
const paymentId = /\b(?:pi_\w+|(?:test_)?[2-9A-HJ-NP-Za-km-z]{24})\b/g;
const address = /[^\s<>"'(),:;=\\[\]]+@[^\s<>"'(),:;=\\[\]]+/g;

function mentions(message: string, matcher: MailMatcher): boolean {
  const date = Date.parse(/^Date: (.*)$/im.exec(message)?.[1] ?? '');
  const sentAt = Number.isNaN(date) ? '' : new Date(date).toISOString();
  for (const text of readings(message)) {
    for (const [id] of text.matchAll(uuid)) if (matcher.lead(id)) return true;
    for (const [id] of text.matchAll(paymentId)) if (matcher.payment(id, sentAt)) return true;
    for (const found of addressesIn(text)) if (matcher.email(emailKey(found), sentAt)) return true;
  }
  return false;
}

/** What looks like an email address. */
export function addressesIn(text: string): string[] {
  return (text.match(address) ?? []).map((found) => found.replace(/^[.]+|[.]+$/g, ''));
}

/** The message as it is, and what its encodings stand for (RFC 2045 and 2047), wherever they occur. */
function readings(message: string): string[] {
  const plain = fromLatin1(message);
  const unfolded = plain.replace(/\r?\n[ \t]+/g, ' ');
  const words = unfolded.replace(/=\?[\w-]+\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString('utf8')
      : quotedPrintable(text.replaceAll('_', ' ')),
  );
  const blocks = [...message.matchAll(/(?:^[A-Za-z0-9+/]{4,}={0,2}\r?\n?)+/gm)].map(([block]) =>
    Buffer.from(block, 'base64').toString('utf8'),
  );
  return [plain, words, quotedPrintable(message), ...blocks];
}

function quotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, '');
  return fromLatin1(
    joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
}

const fromLatin1 = (text: string) => Buffer.from(text, 'latin1').toString('utf8');
