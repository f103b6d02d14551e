/** The messages of an error and its causes, in one line: `message: cause of it`. */
export function reasonOf(thrown: unknown): string {
  const parts: string[] = [];
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const text = error.message || ('code' in error ? String(error.code) : error.name);
    if (!parts.includes(text)) parts.push(text);
  }
  const clauses = parts.map((text, index) => (index < parts.length - 1 ? text.replace(/\.$/, '') : text));
  return clauses.join(': ').replace(/\s+/g, ' ') || String(thrown);
}
