import type { Kysely } from 'kysely';
import type { Lead } from '../../delivery/target.ts';
import { findByPrefix } from '../../leads/query/find-lead.ts';
import type { Tables } from '../../storage/tables.ts';
import { CliError } from '../cli-error.ts';
import { harmlessLine } from '../text/terminal-text.ts';

/** Candidates listed for an ambiguous id. */
const maxCandidates = 5;

/**
 * The lead whose id starts with the prefix.
 * @throws CliError when none matches, or more than one
 */
export async function chooseLead(db: Kysely<Tables>, prefix: string): Promise<Lead> {
  const found = await findByPrefix(db, prefix, maxCandidates + 1);
  const [lead] = found;
  const typed = harmlessLine(prefix);
  if (!lead) throw new CliError(`No lead id starts with "${typed}"; run npm run leads -- list.`);
  if (found.length === 1) return lead;
  const names = found
    .slice(0, maxCandidates)
    .map(({ id, full_name }) => `  ${id}  ${harmlessLine(full_name)}`);
  const more = found.length > maxCandidates ? ['  …'] : [];
  throw new CliError(
    [`More than one lead id starts with "${typed}"; type more characters:`, ...names, ...more].join('\n'),
  );
}
