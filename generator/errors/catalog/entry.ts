import { nearest } from '../../../schema/nearest.ts';

/**
 * One kind of problem: its title, what is wrong, and how to fix it. A hint can depend on the line as it is written, because
 * comments are not part of the data.
 * The words are for marketers: use the names that appear in the YAML, and no programming jargon.
 */
export const entry = <Data>(
  title: string,
  message: (data: Data) => string,
  hint: (data: Data, line: string) => string,
) => ({ title, message, hint });

export type Entry<Data> = ReturnType<typeof entry<Data>>;

/** The known name most similar to a mistyped one, or else all known names after the label. */
export function suggestion(name: string, known: string[], label: string): string {
  const near = nearest(name, known);
  return near ? `Did you mean "${near}"?` : `Use one of ${label}: ${known.join(', ') || 'none yet'}.`;
}

/** A key and the groups around it, in words: `"links" of "nav"`. */
export function placeOf(keys: readonly string[]): string {
  const outer = keys.slice(0, -1).join(': ');
  return `"${keys.at(-1)}"${outer ? ` of "${outer}"` : ''}`;
}
