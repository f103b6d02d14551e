import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { StaffMember } from '../staff/staff-member.ts';
import type { Tables } from '../storage/tables.ts';

/** Whose desk it is, and whether it shows the leads of others. */
export interface Viewer extends Pick<StaffMember, 'email'> {
  seesAll: boolean;
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
