import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { can } from '../staff/permissions.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import type { Tables } from '../storage/tables.ts';

/** Whose desk it is, and whether it shows the leads of others. */
export interface Viewer extends Pick<StaffMember, 'email'> {
  seesAll: boolean;
}

/** Whose desk a staff member has. */
export function viewerOf(staff: StaffMember): Viewer {
  return { email: staff.email, seesAll: can(staff, 'allLeads') };
}

type DeskLead = Pick<Tables['desk_leads'], 'owner'>;

/** Agents see own and unassigned leads. */
export function isVisibleTo({ email, seesAll }: Viewer, { owner }: DeskLead): boolean {
  return seesAll || owner === null || owner === email;
}

/** `isVisibleTo` as a condition of a query. */
export function visibleTo({ email, seesAll }: Viewer) {
  return ({ eb, or, and }: ExpressionBuilder<Tables, 'desk_leads'>): Expression<SqlBool> =>
    seesAll ? and([]) : or([eb('desk_leads.owner', 'is', null), eb('desk_leads.owner', '=', email)]);
}

export type Access = { kind: 'visible' } | { kind: 'taken'; owner: string } | { kind: 'missing' };

/** Whether the viewer may see a lead, or which colleague has it. */
export async function accessTo(db: Kysely<Tables>, viewer: Viewer, leadId: string): Promise<Access> {
  const row = await db
    .selectFrom('desk_leads')
    .select('owner')
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row) return { kind: 'missing' };
  if (row.owner === null || isVisibleTo(viewer, row)) return { kind: 'visible' };
  return { kind: 'taken', owner: row.owner };
}

/** Whether the desk has a lead that the viewer may see. */
export async function canSee(db: Kysely<Tables>, viewer: Viewer, leadId: string): Promise<boolean> {
  return (await accessTo(db, viewer, leadId)).kind === 'visible';
}
