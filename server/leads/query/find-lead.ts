import type { Kysely } from 'kysely';
import type { Lead } from '../../delivery/target.ts';
import { chunks } from '../../storage/chunks.ts';
import type { Tables } from '../../storage/tables.ts';

/** The leads whose ids begin so, oldest first. @param most how many are enough */
export async function findByPrefix(db: Kysely<Tables>, prefix: string, most: number): Promise<Lead[]> {
  const start = prefix.toLowerCase();
  if (!/^[0-9a-f-]+$/.test(start)) return [];
  return db
    .selectFrom('leads')
    .selectAll()
    .where('id', 'like', `${start}%`)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** So many characters of an id are shown at least. */
const leastPrefix = 8;

/** The beginnings of the ids by which no other lead is meant. */
export async function uniquePrefixes(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const all: string[] = [];
  for (const starts of chunks([...new Set(ids.map((id) => id.slice(0, leastPrefix)))].sort())) {
    const rows = await db
      .selectFrom('leads')
      .select('id')
      // A range and no pattern, so that the index is used; no digit of an id comes after f.
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
      const neighbours = [all[index - 1], all[index + 1]];
      const shared = Math.max(...neighbours.map((other) => sharedLength(id, other ?? '')));
      return [id, id.slice(0, Math.max(leastPrefix, shared + 1))];
    }),
  );
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
