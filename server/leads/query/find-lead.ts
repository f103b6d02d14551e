import type { Kysely } from 'kysely';
import type { Lead } from '../../delivery/target.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';

/** The leads whose ids start with the prefix, oldest first. */
export async function findByPrefix(db: Kysely<Tables>, prefix: string, max: number): Promise<Lead[]> {
  const start = prefix.toLowerCase();
  if (!/^[0-9a-f-]+$/.test(start)) return [];
  return db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'like', `${start}%`)
    .orderBy('id')
    .limit(max)
    .execute();
}

/** Shown ids have at least this many characters. */
const minPrefix = 8;

/** The shortest prefix of each id that no other lead's id shares. */
export async function uniquePrefixes(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const all: string[] = [];
  for (const starts of chunks([...new Set(ids.map((id) => id.slice(0, minPrefix)))].sort())) {
    const rows = await db
      .selectFrom('leads')
      .select('id')
      // A range instead of a pattern, so the index is used; no hex digit sorts after f.
      .where(({ eb, and, or }) =>
        or(starts.map((start) => and([eb('id', '>=', start), eb('id', '<', `${start}g`)]))),
      )
      .orderBy('id')
      .execute();
    all.push(...rows.map(({ id }) => id));
  }
  const at = new Map(all.map((id, index) => [id, index]));
  return new Map(
    ids.map((id) => {
      const index = at.get(id) ?? -1;
      const neighbors = [all[index - 1], all[index + 1]];
      const shared = Math.max(...neighbors.map((other) => sharedLength(id, other ?? '')));
      return [id, id.slice(0, Math.max(minPrefix, shared + 1))];
    }),
  );
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
