import { type HeldFile, holdFile } from '../../../attachments/receive-file.ts';
import type { IncomingFile } from '../../../attachments/receive-multipart.ts';
import { type ErrorCode, HttpError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Storage } from '../../../storage/storage.ts';
import { mailLimits } from './limits.ts';

/** `attachments.source` of files that came by mail. */
export const mailSource = 'mail';

const reasons: Partial<Record<ErrorCode, string>> = {
  file_empty: 'The file is empty.',
  file_too_large: 'The file is larger than 25 MB.',
  too_many_files: 'The lead has as many files as it can have.',
};

/** Receives the files of one mail. They become part of its lead in the transaction that stores the mail. */
export function createMailFiles(parts: { storage: Pick<Storage, 'db' | 'commit'>; clock: Clock }) {
  const held: HeldFile[] = [];
  return {
    held: held as readonly HeldFile[],
    /** @returns why the file was refused; undefined if it was stored */
    async receive(leadId: string, file: IncomingFile): Promise<string | undefined> {
      try {
        const owner = {
          lead_id: leadId,
          source: mailSource,
          maxFiles: mailLimits.filesPerLead,
          accepts: 'mail' as const,
        };
        held.push(await holdFile(parts, owner, file));
        return undefined;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return reasons[error.code] ?? 'Files of this type are not accepted.';
      }
    },
  };
}
