import { entry } from './entry.ts';

/** Mistakes in sections and in what their buttons do. */
export const sections = {
  UnknownSectionType: entry<{ got: string; known: string[]; nearest?: string }>(
    'Unknown section type',
    ({ got }) => `There is no section type "${got}".`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Known types: ${known.join(', ')}.`),
  ),
  MissingSectionType: entry<{ id: string; known: string[]; nearest?: string }>(
    'A section without a type',
    ({ id }) => `The section "${id}" does not say which kind of section it is.`,
    ({ known, nearest }) =>
      nearest
        ? `Add "type: ${nearest}", or another type: ${known.join(', ')}.`
        : `Add "type:" and one of these words: ${known.join(', ')}.`,
  ),
  PlaceWithoutBase: entry<{ word: string }>(
    'A place on a page that stands alone',
    ({ word }) => `"${word}" only means something on a page that extends another one.`,
    ({ word }) =>
      `Delete "${word}" and move the section in this file: sections are shown in the order in which they stand.`,
  ),
  UnknownPlace: entry<{ word: string; id: string; known: string[]; nearest?: string }>(
    'A place that is not there',
    ({ word, id }) => `The section is to stand ${word} "${id}", but there is no such section.`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Sections: ${known.join(', ')}.`),
  ),
  TakenId: entry<{ id: string; isOfSite: boolean; suggestion: string }>(
    'A name that is taken',
    ({ id, isOfSite }) =>
      isOfSite
        ? `The site itself uses "${id}" on this page, so links could not tell the two apart.`
        : `"${id}" is on this page already, so links could not tell the two apart.`,
    ({ suggestion }) => `Choose another name, such as "${suggestion}".`,
  ),
  CircularPlace: entry<{ word: string; chain: string[] }>(
    'Sections that wait for each other',
    ({ word, chain }) =>
      chain.length === 1
        ? `The section "${chain[0]}" is to stand ${word} itself.`
        : `The places of ${chain.map((id) => `"${id}"`).join(' and ')} depend on each other, so none of them can be found.`,
    ({ word }) => `Name another section behind "${word}", or delete the line.`,
  ),
  TwoPlaces: entry<{ id: string; after: string; before: string }>(
    'A section with two places',
    ({ id, after, before }) => `The section "${id}" is to stand after "${after}" and before "${before}".`,
    () => 'Keep one of the two, "after" or "before", and delete the other.',
  ),
  NothingToRemove: entry<{ key: string; known: string[]; nearest?: string }>(
    'Nothing to take out',
    ({ key }) => `The page that this one extends has no "${key}" here, so there is nothing to take out.`,
    ({ known, nearest }) =>
      nearest
        ? `Did you mean "${nearest}"?`
        : `Delete the line.${known.length > 0 ? ` What can be taken out: ${known.join(', ')}.` : ''}`,
  ),
  ActionWithoutDeed: entry<{ key: string }>(
    'An action that does nothing',
    ({ key }) => `"${key}" has a label, but does not say what happens.`,
    () => 'Add exactly one of: form: NAME, chat: true, link: /page/, anchor: SECTION-ID, call: true.',
  ),
  ActionWithTwoDeeds: entry<{ key: string; deeds: string[] }>(
    'An action that does two things',
    ({ key, deeds }) => `"${key}" has ${deeds.join(' and ')}; an action does exactly one thing.`,
    ({ deeds }) => `Keep one of ${deeds.join(', ')} and delete the others.`,
  ),
};
