import { message } from '../../../testing/desk/mail/message.ts';
import type { Dovecot } from '../../../testing/receivers/dovecot.ts';
import type { ReceivedMail, SmtpReceiver } from '../../../testing/receivers/smtp-receiver.ts';

/** The people to whom staff write: they count each mail once, and answer it once. */
export interface Counterpart {
  /** Message-IDs under which each mail arrived, by its number. */
  messageIds: Map<number, Set<string>>;
  /** Mails that arrived, repeats included. */
  arrived(): number;
  stop(): void;
}

/** Every tenth answer is delivered to the mailbox twice, as mail servers do after a failure. */
const repeatedEvery = 10;

const lookEveryMs = 20;

export const subjectOf = (number: number) => `Proof ${number}`;

export const numberIn = (subject: string) => Number(/Proof (\d+)/.exec(subject)?.[1] ?? Number.NaN);

export function startCounterpart(smtp: SmtpReceiver, dovecot: Pick<Dovecot, 'deliver'>): Counterpart {
  const messageIds = new Map<number, Set<string>>();
  let read = 0;

  function look(): void {
    for (; read < smtp.received.length; read += 1) receive(smtp.received[read] as ReceivedMail);
  }

  function receive({ mail, recipients }: ReceivedMail): void {
    const number = numberIn(mail.subject ?? '');
    if (Number.isNaN(number)) return;
    const known = messageIds.get(number);
    if (known) {
      known.add(mail.messageId ?? '');
      return;
    }
    messageIds.set(number, new Set([mail.messageId ?? '']));
    const answer = message(
      {
        From: recipients[0] ?? '',
        To: mail.replyTo?.[0]?.address ?? '',
        Subject: `Re: ${mail.subject}`,
        'In-Reply-To': mail.messageId ?? '',
        References: mail.messageId ?? '',
      },
      `Answer to ${number}.`,
    );
    dovecot.deliver(answer);
    if (number % repeatedEvery === 0) dovecot.deliver(`Received: by a relay\r\n${answer}`);
  }

  const timer = setInterval(look, lookEveryMs);
  return {
    messageIds,
    arrived: () => read,
    stop() {
      clearInterval(timer);
      look();
    },
  };
}
