import { entry } from './entry.ts';

/** Problems with sections and with their actions. */
export const sections = {
  UnknownSectionType: entry<{ got: string; known: string[]; nearest?: string }>(
    'Unknown section type',
    ({ got }) => `There is no section type "${got}".`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Known types: ${known.join(', ')}.`),
  ),
  MissingSectionType: entry<{ id: string; known: string[]; nearest?: string }>(
    'Section without a type',
    ({ id }) => `The section "${id}" has no type.`,
    ({ known, nearest }) =>
      nearest
        ? `Add "type: ${nearest}", or another type: ${known.join(', ')}.`
        : `Add "type:" and one of these types: ${known.join(', ')}.`,
  ),
  PlaceWithoutBase: entry<{ word: string }>(
    'Position on a page without a base',
    ({ word }) => `"${word}" only works on a page that extends another page.`,
    ({ word }) =>
      `Delete "${word}" and move the section in this file: sections appear in the order in which they are written.`,
  ),
  UnknownPlace: entry<{ word: string; id: string; known: string[]; nearest?: string }>(
    'Unknown position',
    ({ word, id }) => `This section is positioned ${word} "${id}", but there is no such section.`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Sections: ${known.join(', ')}.`),
  ),
  TakenId: entry<{ id: string; isOfSite: boolean; suggestion: string }>(
    'Name already in use',
    ({ id, isOfSite }) =>
      isOfSite
        ? `The site itself uses "${id}" on this page, so links to it would be ambiguous.`
        : `"${id}" is already used on this page, so links to it would be ambiguous.`,
    ({ suggestion }) => `Choose a different name, such as "${suggestion}".`,
  ),
  CircularPlace: entry<{ word: string; chain: string[] }>(
    'Circular section positions',
    ({ word, chain }) =>
      chain.length === 1
        ? `The section "${chain[0]}" is positioned ${word} itself.`
        : `The positions of ${chain.map((id) => `"${id}"`).join(' and ')} depend on each other.`,
    ({ word }) => `Use a different section for "${word}", or delete the line.`,
  ),
  TwoPlaces: entry<{ id: string; after: string; before: string }>(
    'Section with two positions',
    ({ id, after, before }) =>
      `The section "${id}" is positioned both after "${after}" and before "${before}".`,
    () => 'Keep either "after" or "before", and delete the other.',
  ),
  NothingToRemove: entry<{ key: string; known: string[]; nearest?: string }>(
    'Nothing to remove',
    ({ key }) => `The base page has no "${key}" here, so there is nothing to remove.`,
    ({ known, nearest }) =>
      nearest
        ? `Did you mean "${nearest}"?`
        : `Delete the line.${known.length > 0 ? ` Keys that can be removed: ${known.join(', ')}.` : ''}`,
  ),
  ActionWithoutTarget: entry<{ key: string }>(
    'Action that does nothing',
    ({ key }) => `"${key}" has a label, but clicking it would do nothing.`,
    () => 'Add exactly one of: form: NAME, chat: true, link: /page/, anchor: SECTION-ID, call: true.',
  ),
  ActionWithTwoTargets: entry<{ key: string; targets: string[] }>(
    'Action that does two things',
    ({ key, targets }) => `"${key}" has ${targets.join(' and ')}, but an action can do only one thing.`,
    ({ targets }) => `Keep ${targets.join(' or ')}, and delete the rest.`,
  ),
};
