/** `attachments.source` of files that came by mail. */
export const mailSource = 'mail';
