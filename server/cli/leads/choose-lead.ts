import type { Kysely } from 'kysely';
import type { Lead } from '../../delivery/target.ts';
import { findByPrefix } from '../../leads/query/find-lead.ts';
import type { Tables } from '../../storage/tables.ts';
import { CliError } from '../cli-error.ts';
import { harmlessLine } from '../text/terminal-text.ts';

/** So many candidates are named when an id is not whole enough. */
const named = 5;

/**
 * The lead whose id begins so.
 * @throws CliError when there is none, or more than one
 */
export async function chooseLead(db: Kysely<Tables>, prefix: string): Promise<Lead> {
  const found = await findByPrefix(db, prefix, named + 1);
  const [lead] = found;
  const typed = harmlessLine(prefix);
  if (!lead) throw new CliError(`No lead has an id that begins with "${typed}"; npm run leads -- list.`);
  if (found.length === 1) return lead;
  const names = found.slice(0, named).map(({ id, full_name }) => `  ${id}  ${harmlessLine(full_name)}`);
  const more = found.length > named ? ['  …'] : [];
  throw new CliError(
    [`More than one lead has an id that begins with "${typed}"; type more of it:`, ...names, ...more].join(
      '\n',
    ),
  );
}
