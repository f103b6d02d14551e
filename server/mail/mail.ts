/** One message as it is to be sent. Its texts may hold anything a visitor wrote. */
export interface Message {
  /** Stays the same in every attempt, so that who has it already can tell. Becomes the Message-ID. */
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

/** Where messages go. */
export interface Mailer {
  /** For people, without secrets. */
  about: string;
  /** @param signal breaks the sending off */
  send(message: Message, signal: AbortSignal): Promise<void>;
}
