import { nearest } from '../../../schema/nearest.ts';
import { entry, suggestion } from './entry.ts';

/** Problems with sections and with their actions. */
export const sections = {
  UnknownSectionType: entry<{ got: string; known: string[] }>(
    'Unknown section type',
    ({ got }) => `There is no section type "${got}".`,
    ({ got, known }) => suggestion(got, known, 'Known types'),
  ),
  MissingSectionType: entry<{ id: string; known: string[] }>(
    'Section without a type',
    ({ id }) => `The section "${id}" has no type.`,
    ({ id, known }) => {
      const near = nearest(id, known);
      const lead = near ? `Add "type: ${near}", or another type` : 'Add "type:" and one of these types';
      return `${lead}: ${known.join(', ')}.`;
    },
  ),
  PositionWithoutBase: entry<{ word: string }>(
    'Position on a page without a base',
    ({ word }) => `"${word}" only works on a page that extends another page.`,
    ({ word }) =>
      `Delete "${word}" and move the section in this file: sections appear in the order in which they are written.`,
  ),
  UnknownPosition: entry<{ word: string; id: string; known: string[] }>(
    'Unknown position',
    ({ word, id }) => `This section is positioned ${word} "${id}", but there is no such section.`,
    ({ id, known }) => suggestion(id, known, 'Sections'),
  ),
  TakenId: entry<{ id: string; isOfSite: boolean; suggestion: string }>(
    'Name already in use',
    ({ id, isOfSite }) =>
      isOfSite
        ? `The site itself uses "${id}" on this page, so links to it would be ambiguous.`
        : `"${id}" is already used on this page, so links to it would be ambiguous.`,
    ({ suggestion }) => `Choose a different name, such as "${suggestion}".`,
  ),
  CircularPosition: entry<{ word: string; chain: string[] }>(
    'Circular section positions',
    ({ word, chain }) =>
      chain.length === 1
        ? `The section "${chain[0]}" is positioned ${word} itself.`
        : `The positions of ${chain.map((id) => `"${id}"`).join(' and ')} depend on each other.`,
    ({ word }) => `Use a different section for "${word}", or delete the line.`,
  ),
  TwoPositions: entry<{ id: string; after: string; before: string }>(
    'Section with two positions',
    ({ id, after, before }) =>
      `The section "${id}" is positioned both after "${after}" and before "${before}".`,
    () => 'Keep either "after" or "before", and delete the other.',
  ),
  NothingToRemove: entry<{ key: string; known: string[] }>(
    'Nothing to remove',
    ({ key }) => `The base page has no "${key}" here, so there is nothing to remove.`,
    ({ key, known }) =>
      known.length > 0
        ? suggestion(key, known, 'Delete the line. Keys that can be removed')
        : 'Delete the line.',
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
