/** A query of SQLite's FTS5: every word, at the start of a word. Source: sqlite.org/fts5.html, 3. */
export function sqliteQuery(words: readonly string[]): string {
  return words.map((word) => `"${word}" *`).join(' ');
}

/** A `tsquery` of PostgreSQL with the same meaning. Folded words contain no quotes. */
export function postgresQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ');
}
