export interface ChatTables {
  /** Conversations, one per lead that began with one. */
  chats: {
    lead_id: string;
    /** SHA-256 of the secret in the visitor's cookie, base64url. */
    key_hash: string;
    created_at: string;
    /** When the visitor last left an email address or a phone number; null before. */
    contact_at: string | null;
    /** The number of the last message. */
    last_seq: number;
    /** The last message that each side has seen. */
    visitor_read_seq: number;
    staff_read_seq: number;
    /** When the visitor's page last reported itself. */
    visitor_seen_at: string | null;
    /** When each side last typed; void after `typingMs`. */
    visitor_typing_at: string | null;
    staff_typing_at: string | null;
    /** Who typed, as an email address. */
    staff_typing: string | null;
    ended_at: string | null;
    blocked_at: string | null;
    /** The last message that a transcript was mailed with. */
    transcript_seq: number;
  };

  chat_messages: {
    lead_id: string;
    /** 1, 2, 3, … within the conversation. */
    seq: number;
    /** The sender's UUID; unique within the conversation. */
    id: string;
    at: string;
    /** The email address of a staff member; null for the visitor. */
    staff: string | null;
    text: string;
  };
}
