import type { DeskPerson, LeadState } from '../../../../../schema/api/desk.ts';
import type { LeadEvent, MailDeliveryState, TimelineEntry } from '../../../../../schema/api/desk-timeline.ts';
import { givenName } from '../list/row-status.ts';
import { momentText } from '../time/moments.ts';
import { linkWords } from './link-words.ts';

/** The person who did something, at the start of a sentence. */
export const actorOf = (person: DeskPerson, me: string): string =>
  person.email === me ? 'You' : givenName(person);

const nameOf = (person: DeskPerson, me: string) => (person.email === me ? 'you' : givenName(person));

const quoted = (texts: string[]) => texts.map((text) => `“${text}”`).join(', ');

const because = (reason: string | null) => (reason ? `: ${reason}` : '');

const stateWords: Record<LeadState, string> = {
  open: 'marked it as open',
  waiting: 'marked it as waiting on them',
  won: 'closed it as won',
  lost: 'closed it as lost',
  earlier: 'marked it as received earlier',
};

/** Whether the words follow the name of the person who did it. Others begin with the payment link or the transcript. */
export const beginsWithActor = ({ kind }: LeadEvent): boolean => kind !== 'link' && kind !== 'transcript';

/** What happened, in words that follow the person's name: `claimed it`. */
export function eventWords({ event, by, at }: TimelineEntry, me: string): string {
  const words = wordsOf(event, by, me, Date.parse(at));
  if (!beginsWithActor(event)) return words;
  // Without a person, the sentence is about the lead.
  return by ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(event: LeadEvent, by: DeskPerson | null, me: string, at: number): string {
  switch (event.kind) {
    case 'received':
      return 'wrote to us';
    case 'file':
      return `sent ${event.name}`;
    case 'claimed':
      return 'claimed it';
    case 'offered':
      return `${by ? 'offered it' : 'offered'} to ${nameOf(event.to, me)}`;
    case 'passed':
      return 'passed it on';
    case 'escalated':
      return 'notified the manager: no one claimed it in time';
    case 'assigned':
      return assignedWords(event.to, event.from, by, me);
    case 'state':
      if (event.to === event.from) return reasonWords(event.reason);
      return event.to === 'open' && event.from !== 'waiting'
        ? `reopened it${because(event.reason)}`
        : stateWords[event.to] + because(event.reason);
    case 'spam':
      return spamWords(event.isSpam, by) + because(event.reason);
    case 'due':
      return event.dueAt
        ? `set it to be due ${momentText(Date.parse(event.dueAt), at)}`
        : 'cleared the due time';
    case 'tags':
      return tagWords(event.added, event.removed);
    case 'mail-out':
      return `wrote an email: ${event.subject}`;
    case 'mail-in':
      return `${event.fromName || event.fromAddress} wrote an email: ${event.subject}`;
    case 'note':
      return 'added a note';
    case 'link':
      return linkWords(event) + (by ? ` by ${nameOf(by, me)}` : '');
    case 'transcript':
      return transcriptWords(event.to, event.delivery);
    case 'joined':
      return `joined it with the lead of ${event.with.name}`;
    case 'split':
      return 'marked it as a different person';
  }
}

const reasonWords = (reason: string | null) =>
  reason ? `changed the reason to “${reason}”` : 'removed the reason';

/** Without a person, it happened on the command line. */
function spamWords(isSpam: boolean, by: DeskPerson | null): string {
  if (by) return isSpam ? 'marked it as spam' : 'took it out of spam';
  return isSpam ? 'marked as spam on the command line' : 'taken out of spam on the command line';
}

function transcriptWords(to: string, { status, reason }: MailDeliveryState): string {
  switch (status) {
    case 'sent':
      return `Transcript sent to ${to}`;
    case 'written':
      return `Transcript for ${to} written to a file: no mail server is set up`;
    case 'pending':
      return reason
        ? `Transcript not sent to ${to} yet. ${reason} We’ll keep trying.`
        : `Transcript is being sent to ${to}`;
    case 'failed':
      return `Transcript not sent to ${to}${reason ? `: ${reason}` : ''}`;
  }
}

function assignedWords(
  to: DeskPerson | null,
  from: DeskPerson | null,
  by: DeskPerson | null,
  me: string,
): string {
  if (!to) return from && from.email !== by?.email ? `took it from ${nameOf(from, me)}` : 'released it';
  if (to.email === by?.email) return from ? `took it from ${nameOf(from, me)}` : 'took it';
  return `gave it to ${nameOf(to, me)}`;
}

function tagWords(added: string[], removed: string[]): string {
  const noun = (tags: string[]) => (tags.length === 1 ? 'the tag' : 'the tags');
  return [
    added.length > 0 && `added ${noun(added)} ${quoted(added)}`,
    removed.length > 0 && `removed ${noun(removed)} ${quoted(removed)}`,
  ]
    .filter(Boolean)
    .join(' and ');
}
