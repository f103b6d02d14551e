import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import { databaseFile } from '../../../../server/storage/sqlite/sqlite-storage.ts';
import { emailCall, json } from '../../../../server/testing/leads/lead-bodies.ts';
import type { OpenSite } from '../../harness/staff-console.ts';

/** Sends a lead like a visitor's form. */
export async function sendLead({ url }: OpenSite, fullName: string): Promise<void> {
  const email = `${fullName.toLowerCase().replaceAll(' ', '.')}@mail.example`;
  const answer = await fetch(`${url}/api/email/send-resume-email`, json(emailCall({ fullName, email })));
  if (!answer.ok) throw new Error(`The lead was refused: ${await answer.text()}`);
}

/** Before the sign-in, calls are refused. */
export const allowedProblems = /401/;

export const row = (page: Page, name: string) => page.locator('.row').filter({ hasText: name });
export const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' });

export const desktop = { width: 1440, height: 900 };
export const narrow = { width: 390, height: 844 };

/** Stores a mail of this lead's person as the server does, with HTML as it arrived. */
export function receiveHtml({ folder }: OpenSite, fullName: string, html: string): void {
  const database = new DatabaseSync(join(folder, 'data', databaseFile), { timeout: 5000 });
  const { id: leadId } = database.prepare('select id from leads where full_name = ?').get(fullName) as {
    id: string;
  };
  const mailId = randomUUID();
  const at = new Date().toISOString();
  database
    .prepare(
      `insert into mails (id, lead_id, direction, kind, at, from_address, from_name, to_address, subject, text, html, words,
        message_id, reference_ids, files, dropped_files)
      values (?, ?, 'in', 'answer', ?, 'eve@mail.example', 'Eve', '', 'Re: Yes', 'I accept.', ?, '', ?, '', '[]', '[]')`,
    )
    .run(mailId, leadId, at, html, `<${mailId}@mail.example>`);
  database
    .prepare('insert into desk_events (id, lead_id, at, revision, event) values (?, ?, ?, 0, ?)')
    .run(mailId, leadId, at, JSON.stringify({ kind: 'mail', mailId }));
  database.prepare('update desk_leads set changed_at = ? where lead_id = ?').run(at, leadId);
  database.close();
}
