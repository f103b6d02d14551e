/** The ids of a list's entries. */
export function idsOf(entries: unknown): string[] {
  return Array.isArray(entries)
    ? entries.flatMap((entry: { id?: unknown } | null) => (typeof entry?.id === 'string' ? [entry.id] : []))
    : [];
}
