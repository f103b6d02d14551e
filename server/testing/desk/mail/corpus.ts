import { type MailClient, mailClients } from './clients.ts';
import { message, multipart } from './message.ts';

/** A person with a lead, to whom staff wrote. */
export interface Correspondent {
  leadId: string;
  email: string;
  /** Message-ID of the reply that the person answers. */
  replyId: string;
  /** The address for answers, which carries the key. */
  replyTo: string;
}

export interface CorpusMail {
  source: string;
  about: string;
  /** The lead it belongs to; null for one that begins a lead of its own. */
  leadId: string | null;
  /** What its author wrote. */
  own: string;
}

/** How answers differ apart from their client. `leads` says whose lead the mail belongs to. */
type Style = (parts: StyleParts) => {
  headers: Record<string, string | undefined>;
  leadId?: null;
  from?: string;
};

interface StyleParts {
  person: Correspondent;
  /** Someone else who is not known. */
  stranger: string;
  other: Correspondent;
  at: number;
}

const plainTo = 'Larkfield Resumes <hello@larkfield.example>';

const styles: Record<string, Style> = {
  'a usual reply': ({ person: { replyTo, replyId } }) => ({
    headers: { To: replyTo, 'In-Reply-To': replyId, References: replyId },
  }),
  'a reply with a changed subject': ({ person: { replyTo, replyId } }) => ({
    headers: {
      To: replyTo,
      'In-Reply-To': replyId,
      References: replyId,
      Subject: 'New posting, and a question',
    },
  }),
  'a reply to the plain address': ({ person: { replyId } }) => ({
    headers: { To: plainTo, 'In-Reply-To': replyId, References: `<first@larkfield.example> ${replyId}` },
  }),
  'a reply without References': ({ person: { replyTo } }) => ({
    headers: { To: replyTo, 'In-Reply-To': undefined, References: undefined },
  }),
  'a new mail to the plain address': () => ({
    headers: { To: plainTo, Subject: 'One more thing', 'In-Reply-To': undefined, References: undefined },
  }),
  'a reply from another address': ({ person: { replyTo, replyId } }) => ({
    headers: { To: replyTo, 'In-Reply-To': replyId, References: replyId },
    from: `work-${replyId.slice(1, 9)}@employer.example`,
  }),
  'a reply to all, with the key in Cc': ({ person: { replyTo, replyId } }) => ({
    headers: { To: 'spouse@home.example', Cc: `${plainTo}, <${replyTo}>`, References: replyId },
  }),
  'a reply whose key was put in upper case': ({ person: { replyTo } }) => ({
    headers: { To: `"HELLO" <${replyTo.toUpperCase()}>`, References: '<lost@relay.example>' },
  }),
  'a reply that a relay delivered to the key': ({ person: { replyTo } }) => ({
    headers: { To: plainTo, 'Delivered-To': replyTo, 'X-Original-To': replyTo },
    from: 'alias@forwarding.example',
  }),
  'a forwarded mail from the person': ({ person: { replyTo, replyId } }) => ({
    headers: { To: replyTo, Subject: 'Fwd: Senior nurse, posting', References: replyId },
  }),
  'a stranger who refers to a mail of a thread': ({ person: { replyId }, stranger }) => ({
    headers: { To: plainTo, 'In-Reply-To': replyId, References: replyId },
    leadId: null,
    from: stranger,
  }),
  'a stranger with a forged key': ({ person: { replyTo }, stranger, at }) => {
    const place = replyTo.indexOf('+') + 1 + (at % 30);
    const digit = replyTo[place] === 'q' ? 'r' : 'q';
    return {
      headers: { To: `${replyTo.slice(0, place)}${digit}${replyTo.slice(place + 1)}` },
      leadId: null,
      from: stranger,
    };
  },
};

/** The same mails for the same people each time: every client in every style, until there are `count`. */
export function corpusOf(people: readonly Correspondent[], count: number): CorpusMail[] {
  const names = Object.keys(styles);
  return Array.from({ length: count }, (_, at) => {
    const person = people[at % people.length] as Correspondent;
    const client = mailClients[at % mailClients.length] as MailClient;
    const name = names[Math.floor(at / mailClients.length) % names.length] as string;
    const other = people[(at + 1) % people.length] as Correspondent;
    const stranger = `stranger${at}@${client.domain}`;
    const { headers, leadId, from = person.email } = (styles[name] as Style)({ person, other, stranger, at });
    const own = `Answer ${at}: Friday works for me.\nMy number is (813) 555-01${String(at % 100).padStart(2, '0')}.`;
    const written = client.write({
      own,
      quoted: {
        text: 'Hi Jordan,\n\nTwo questions first.\nNora',
        author: 'Nora at Larkfield Resumes',
        address: 'hello@larkfield.example',
      },
      isBottomPosted: at % 3 === 2,
    });
    const all = {
      From: `Jordan Ellis <${from}>`,
      'Message-ID': client.messageId(`x${at.toString(36)}q${(at * 7919).toString(36)}`),
      ...written.headers,
      ...headers,
    };
    const source =
      written.html === undefined
        ? message(all, written.text)
        : multipart(
            all,
            [
              { type: 'text/plain; charset="UTF-8"', content: written.text },
              { type: 'text/html; charset="UTF-8"', content: written.html },
            ],
            'alternative',
          );
    return { source, about: `${client.name}, ${name}`, leadId: leadId === null ? null : person.leadId, own };
  });
}
