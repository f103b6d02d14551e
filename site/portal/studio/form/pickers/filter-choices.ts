import type { Choice } from '../../../../../schema/editor/folder-values.ts';

/** Choices that have every word of a query in their value or description; those whose value starts with it come first. */
export function filterChoices(choices: readonly Choice[], query: string): Choice[] {
  const wanted = query.toLowerCase().trim();
  const words = wanted.split(/\s+/);
  const found = choices.filter(({ value, description }) => {
    const text = `${value} ${description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const starts = ({ value }: Choice) => value.toLowerCase().startsWith(wanted);
  return [...found.filter(starts), ...found.filter((choice) => !starts(choice))];
}
