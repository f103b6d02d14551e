import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { inspectFile } from '../attachments/inspect/inspect-file.ts';
import { receiveMultipart } from '../attachments/receive-multipart.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { AcceptLead } from '../leads/lead-service.ts';
import { missingFields, readAnswers } from '../leads/submission/answers.ts';
import { cutFields } from '../leads/submission/cut-fields.ts';
import { validate } from '../leads/submission/validate.ts';

/** Says to the next page that a form was sent. */
export const sentCookie = 'preview-sent';

/** Long enough for the page that follows a form, in seconds. */
const sentSeconds = 20;

/** Says on this page, or on the next one, that nothing was stored. */
function markSent(c: Context<ServerEnv>): void {
  setCookie(c, sentCookie, '1', { path: '/', maxAge: sentSeconds, sameSite: 'Lax' });
}

/** Inspects an uploaded file as the server does, and stores nothing. */
export async function checkFile(c: Context<ServerEnv>): Promise<{ name: string; size_bytes: number }> {
  const chunks: Uint8Array[] = [];
  let whole: Buffer | undefined;
  const { name, size } = await receiveMultipart(c, (file) =>
    inspectFile(file, {
      begin: async () => {},
      add: async (bytes) => void chunks.push(bytes),
      async *read(start, end) {
        whole ??= Buffer.concat(chunks);
        yield whole.subarray(start, end);
      },
    }),
  );
  markSent(c);
  return { name, size_bytes: size };
}

/** Checks a call as the server does, and stores nothing. */
export const checkOnly: AcceptLead = async (c, { channel, fields: received, declared }) => {
  const fields = cutFields(channel, received);
  const answers = readAnswers(fields.answers, declared);
  validate(channel, fields, missingFields(channel, fields, { answers, declared }));
  markSent(c);
  return {
    id: 'not-stored',
    isNew: true,
    isSpam: false,
    origin: { form: null, page_url: null, price: null },
  };
};
