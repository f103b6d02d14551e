export interface AttachmentTables {
  /** Files that belong to a lead, whichever feature received them. Their bytes are in `attachment_chunks`. */
  attachments: {
    /** In the address that staff open. */
    id: string;
    lead_id: string;
    /** The page that received it, `thank-you`, `chat`, or the form's own field, such as `form:license`. */
    source: string;
    /** Cleaned for display; never a path. */
    name: string;
    /** Judged by the content. */
    media_type: string;
    size_bytes: number;
    /** Base64url; null while the file is being received, like `stored_at`. */
    sha256: string | null;
    received_at: string;
    stored_at: string | null;
  };

  attachment_chunks: {
    attachment_id: string;
    /** From 0. */
    position: number;
    bytes: Uint8Array;
  };
}
