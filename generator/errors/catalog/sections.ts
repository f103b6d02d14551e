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
  UnknownSection: entry<{ id: string; known: string[] }>(
    'Unknown section',
    ({ id }) => `The page that this one extends has no section "${id}" to change.`,
    ({ id, known }) =>
      `${suggestion(id, known, 'Its sections')} To add a section instead, give it a type, such as: type: faqs`,
  ),
  ChangedType: entry<{ id: string; from: string; to: string; next?: string | undefined; keys?: string[] }>(
    'Changed type of a section',
    ({ id, from, to }) =>
      `This page changes the type of the section "${id}" from ${from} to ${to}. The section would keep its other keys, which ${to} does not know.`,
    ({ id, to, next, keys = [] }) =>
      [
        'Remove the old section, and add the new one, with all its keys, under another id:\n',
        `  ${id}: null`,
        `  ${id}-2:`,
        `    type: ${to}`,
        ...(next ? [`    before: ${next}`] : []),
        ...keys.map((key) => `    ${key}`),
      ].join('\n'),
  ),
  SectionList: entry<{ id: string }>(
    'Sections in a list',
    () => 'Sections are not a list: each one needs an id, which is also its anchor.',
    ({ id }) => `Replace each dash with an id and a colon, for example: ${id}:`,
  ),
  NestedSection: entry<{ key: string; section: string }>(
    'Section inside a section',
    ({ key, section }) =>
      `"${key}" is not a key of the section "${section}". It looks like a section, but it is indented too far.`,
    ({ key, section }) =>
      `Start "${key}:" in the same column as "${section}:", and move all lines below it to the left as well.`,
  ),
  PositionWithoutBase: entry<{ word: string }>(
    'Position on a page without a base',
    ({ word }) => `"${word}" only works on a page that extends another page.`,
    ({ word }) =>
      `Delete "${word}" and move the section in this file: sections appear in the order in which they are written.`,
  ),
  UnknownPosition: entry<{ word: string; id: string; known: string[]; isRemoved?: boolean }>(
    'Unknown position',
    ({ word, id, isRemoved }) =>
      `This section is positioned ${word} "${id}", but ${isRemoved ? 'this page removes that section' : 'there is no such section'}.`,
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
  RemovedKey: entry<{ key: string; where: string; example?: string }>(
    'Removed key that is required',
    ({ key, where }) => `This page removes "${key}", but ${where} must have it.`,
    ({ key, example }) =>
      `Delete the line to keep the one of the base page, or write another${example ? `, for example: ${key}: ${example}` : '.'}`,
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
