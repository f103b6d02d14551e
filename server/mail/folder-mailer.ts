import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { makeFolder } from '../storage/make-folder.ts';
import type { Address, Mailer } from './mail.ts';
import { toMail } from './to-mail.ts';

const ownerOnly = 0o600;

/** Writes each message atomically to `<id>.eml` in a folder. A repeated message replaces its file. */
export function createFolderMailer(folder: string, from: Address): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    about: `.eml files in ${folder}`,
    acceptedBy: 'file',
    async send(message) {
      makeFolder(folder);
      const { message: bytes } = await transport.sendMail(toMail(message, from));
      const path = join(folder, `${message.id}.eml`);
      await writeFile(`${path}.new`, bytes as Buffer, { mode: ownerOnly, flush: true });
      await rename(`${path}.new`, path);
    },
  };
}
