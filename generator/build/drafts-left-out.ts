/** Follows a sentence about pages; empty without drafts. */
export function draftsLeftOut(names: readonly string[]): string {
  if (names.length === 0) return '';
  const [first, ...more] = names.toSorted();
  const shown = names.length > 5 ? [first, `and ${more.length} more`] : [first, ...more];
  return ` ${names.length === 1 ? 'Draft' : 'Drafts'} left out: ${shown.join(', ')}.`;
}
