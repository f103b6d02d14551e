/** One message to send. Its texts can contain unescaped visitor input. */
export interface Message {
  /** The same in every attempt, so receivers can recognize repeats. Becomes the Message-ID. */
  id: string;
  date: Date;
  to: readonly Address[];
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface Address {
  name: string;
  address: string;
}

export interface Mailer {
  /** Human-readable destination, without secrets. */
  about: string;
  /** @param signal aborts the sending */
  send(message: Message, signal: AbortSignal): Promise<void>;
}
