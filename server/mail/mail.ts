/** One message to send. Its texts can contain unescaped visitor input. */
export interface Message {
  /** The same in every attempt, so receivers can recognize repeats. Becomes the Message-ID. */
  id: string;
  date: Date;
  /** By default, the company. */
  from?: Address;
  to: readonly Address[];
  replyTo?: Address;
  /** The sender of the envelope, which bounces go to; by default, the address of `from`. */
  envelopeFrom?: string;
  /** Message-IDs with angle brackets: of this message, if not made of `id`, of the one it answers, and of its thread. */
  messageId?: string;
  inReplyTo?: string;
  references?: readonly string[];
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
  /** The host that accepts messages, or `file`. */
  acceptedBy: string;
  /** @param signal aborts the sending */
  send(message: Message, signal: AbortSignal): Promise<void>;
}
