import { sizeText } from '../../schema/api/attachments.ts';
import type { Line } from '../mail/mail-texts.ts';
import { attachmentUrl } from './attachments-of.ts';
import type { AttachmentRow } from './store.ts';

/** One line per file, with the form's field that asked for it and the address that staff open. */
export function attachmentLines(rows: readonly AttachmentRow[], siteUrl: string): Line[] {
  return rows.map((row) => [
    ['File', fieldOf(row)].filter(Boolean).join(': '),
    `${row.name} (${sizeText(row.size_bytes)}), ${attachmentUrl(siteUrl, row)}`,
  ]);
}

/** The machine-readable form, in webhooks and in `--json` output. */
export function attachmentData(row: AttachmentRow, siteUrl: string) {
  return {
    id: row.id,
    name: row.name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    receivedAt: row.received_at,
    url: attachmentUrl(siteUrl, row),
  };
}

function fieldOf({ source }: AttachmentRow): string | undefined {
  return /^form:(.+)$/.exec(source)?.[1];
}
