/**
 * `reply`: by staff. `transcript`: of a chat, to its visitor; `transcript-copy`: to the owner of the lead. `answer`: by a person;
 * the other two are by machines, and never answered.
 */
export type MailKind = 'reply' | 'transcript' | 'transcript-copy' | 'answer' | 'auto-reply' | 'bounce';

export interface MailTables {
  /** Mail between staff and leads. */
  mails: {
    id: string;
    /** Null if it could not be assigned to a lead. */
    lead_id: string | null;
    direction: 'out' | 'in';
    kind: MailKind;
    at: string;
    /** The email address of the staff member who wrote it, or ended the chat. */
    staff: string | null;
    template_id: string | null;
    from_address: string;
    from_name: string;
    to_address: string;
    /** Where answers go; null for incoming mail. */
    reply_to: string | null;
    subject: string;
    text: string;
    /** As received, never to be shown without sanitizing. */
    html: string | null;
    /** The start of the text without what it quotes. */
    words: string;
    /** With angle brackets. Incoming mail without one, or with that of another mail, has one made of its digest. */
    message_id: string;
    in_reply_to: string | null;
    /** Message-IDs, oldest first, separated by spaces. */
    reference_ids: string;
    /** Of the content of incoming mail: a repeat has the same. */
    digest: string | null;
    /** JSON: ids of attachments. */
    files: string;
    /** JSON: `DroppedFile[]`. */
    dropped_files: string;
    /** JSON: the `MailFailure` that a bounce reported. */
    failure: string | null;
  };

  /** How far each mailbox was read. One server at a time reads it. */
  mailboxes: {
    /** The account and the folder. */
    name: string;
    /** UIDs count only together with it; null before the first mail. */
    uid_validity: string | null;
    last_uid: number;
    /** The server that reads it, and until when that is certain. */
    holder: string | null;
    held_until: string | null;
  };
}
