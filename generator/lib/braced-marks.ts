/** Words in braces that are not facts: marks, and what some texts are filled with. */
export const bracedMarks: ReadonlySet<string> = new Set(['rotate', 'tick', 'words', 'count', 'service']);
