import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Fault } from './fault.ts';

/** Receives mail via SMTP on the loopback interface. */
export interface SmtpReceiver extends AsyncDisposable {
  url: string;
  /** Only accepted mails. */
  received: ReceivedMail[];
  /** Number of mails started, accepted or not. */
  tries(): number;
  fault: Fault;
  down(): Promise<void>;
  up(): Promise<void>;
}

export interface ReceivedMail {
  /** The raw mail. */
  source: string;
  mail: Email;
  /** The sender of the envelope. */
  sender: string;
  /** The envelope recipients. */
  recipients: string[];
}

export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  let tries = 0;
  const receiver: Pick<SmtpReceiver, 'received' | 'fault'> = { received: [], fault: 'none' };
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 50,
      onRcptTo(_address, _session, callback) {
        tries += 1;
        const { fault } = receiver;
        if (fault === 'hangs') return;
        if (fault === 'cuts') return cutAll();
        if (fault === 'none') return callback();
        const permanent = fault === 'rejects-permanently';
        callback(Object.assign(new Error('Not today.'), { responseCode: permanent ? 550 : 451 }));
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const source = Buffer.concat(chunks).toString('utf8');
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const { mailFrom } = session.envelope;
          const sender = mailFrom ? mailFrom.address : '';
          receiver.received.push({ source, sender, recipients, mail: await PostalMime.parse(source) });
          callback();
        });
      },
    });
  let server = create();
  const cutAll = () => {
    for (const { _socket: socket } of server.connections) socket.destroy();
  };
  const listen = async (port: number) => {
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    return (listening.address() as AddressInfo).port;
  };
  server.on('error', () => {});
  const port = await listen(0);
  const down = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return Object.assign(receiver, {
    url: `smtp://127.0.0.1:${port}`,
    tries: () => tries,
    down,
    async up() {
      server = create();
      server.on('error', () => {});
      await listen(port);
    },
    [Symbol.asyncDispose]: down,
  });
}
