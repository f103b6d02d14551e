import type { DeskAnswer, LeadGroup, LeadSummary } from '../../../schema/api/desk.ts';
import type { ChangeLeadBody, LeadConflict } from '../../../schema/api/desk-changes.ts';
import type { LeadDetails } from '../../../schema/api/desk-lead.ts';
import type { StaffRole } from '../../../schema/api/staff.ts';
import { emailCall, json } from '../leads/lead-bodies.ts';
import { staffSession } from '../staff/staff-session.ts';
import type { TestApp } from '../test-app.ts';

/** Calls of one staff member at the desk. */
export type DeskClient = Awaited<ReturnType<typeof deskClient>>;

export async function deskClient(server: TestApp, email = 'nora@larkfield.example', role?: StaffRole) {
  const headers = { ...(await staffSession(server, email, role)) };
  const get = (path: string) => server.app.request(`/api/staff/${path}`, { headers });
  const post = (path: string, body: unknown) =>
    server.app.request(`/api/staff/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const leadAfter = async (answer: Response) => ((await answer.json()) as { lead: LeadDetails }).lead;
  return {
    email,
    headers,
    get,
    post,
    desk: async () => (await (await get('desk')).json()) as DeskAnswer,
    groups: async (query: string) =>
      ((await (await get(`leads?${query}`)).json()) as { groups: LeadGroup[] }).groups,
    /** Names of the leads by group. */
    async names(query: string): Promise<Record<string, string[]>> {
      const named = (leads: LeadSummary[]) => leads.map(({ name }) => name);
      return Object.fromEntries((await this.groups(query)).map(({ name, leads }) => [name, named(leads)]));
    },
    lead: async (id: string) => leadAfter(await get(`leads/${id}`)),
    claim: (id: string) => post(`leads/${id}/claim`, {}),
    change: (id: string, body: ChangeLeadBody) => post(`leads/${id}/change`, body),
    /** Based on the present revision. */
    async changed(id: string, body: Omit<ChangeLeadBody, 'revision'>): Promise<LeadDetails> {
      const { revision } = await this.lead(id);
      const answer = await post(`leads/${id}/change`, { revision, ...body });
      if (!answer.ok) throw new Error(`The change was refused: ${await answer.text()}`);
      return leadAfter(answer);
    },
  };
}

export async function conflictOf(answer: Response): Promise<LeadConflict> {
  if (answer.status !== 409)
    throw new Error(`Expected a conflict, got ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as LeadConflict;
}

/** Sends a lead as a visitor and waits until the desk has it; resolves with its id. */
export async function newLead(server: TestApp, fields: Record<string, unknown> = {}): Promise<string> {
  const email = `${crypto.randomUUID()}@mail.example`;
  const answer = await server.app.request(
    '/api/email/send-resume-email',
    json(emailCall({ email, ...fields }), { 'idempotency-key': crypto.randomUUID() }),
  );
  if (!answer.ok) throw new Error(`The lead was refused: ${await answer.text()}`);
  await server.desk.intake.idle();
  const { lead_id } = await server.storage.db
    .selectFrom('desk_leads')
    .select('lead_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return lead_id;
}
