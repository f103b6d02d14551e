import { connect, type Socket } from 'node:net';
import { emailCall, json } from '../leads/lead-bodies.ts';
import { cookiesOf } from '../staff/staff-session.ts';
import type { TestApp } from '../test-app.ts';
import { pdf } from './sample-files.ts';

/** A visitor who has submitted a lead: sends a file as the page does. */
export interface Uploader {
  leadId: string;
  cookie: string;
  send(name: string, bytes: Uint8Array, headers?: Record<string, string>): Promise<Response>;
}

export async function uploaderOf(
  { app, storage }: Pick<TestApp, 'app' | 'storage'>,
  lead: Record<string, unknown> = {},
): Promise<Uploader> {
  const answer = await app.request('/api/email/send-resume-email', json(emailCall(lead)));
  if (!answer.ok) throw new Error(`The lead was refused: ${await answer.text()}`);
  const cookie = cookiesOf(answer);
  const { id } = await storage.db
    .selectFrom('leads')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return {
    leadId: id,
    cookie,
    send: async (name, bytes, headers = {}) =>
      app.request('/api/attachments', {
        method: 'POST',
        body: fileForm(name, bytes),
        headers: { cookie, 'sec-fetch-site': 'same-origin', accept: 'application/json', ...headers },
      }),
  };
}

export function fileForm(name: string, bytes: Uint8Array): FormData {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  return form;
}

/** Sends the beginning of a large file, and leaves the connection open. @param bytes how much of it */
export function startUpload(port: number, cookie: string, bytes: number): Socket {
  const head = [
    'POST /api/attachments HTTP/1.1',
    'host: localhost',
    `cookie: ${cookie}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 9000000',
    '',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="half.pdf"\r\n\r\n',
  ];
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(head.join('\r\n'));
  socket.write(pdf(bytes));
  return socket;
}
