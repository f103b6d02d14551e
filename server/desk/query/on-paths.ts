import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** A condition: leads that were sent from these paths. The empty one is the home page, which leads without a page are not of. */
export function onPaths(paths: readonly string[]) {
  return (builder: ExpressionBuilder<Tables, 'desk_leads'>): Expression<SqlBool> => {
    const { eb, or } = builder;
    return or(
      paths.map((path) => (path === '' ? onHomePage(builder) : eb('desk_leads.page_path', '=', path))),
    );
  };
}

function onHomePage({
  eb,
  and,
  exists,
  selectFrom,
}: ExpressionBuilder<Tables, 'desk_leads'>): Expression<SqlBool> {
  const lead = selectFrom('leads')
    .select('leads.id')
    .whereRef('leads.id', '=', 'desk_leads.lead_id')
    .where('leads.page_url', 'is not', null);
  return and([eb('desk_leads.page_path', '=', ''), exists(lead)]);
}
