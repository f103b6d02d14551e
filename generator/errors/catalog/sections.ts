import { nearest } from '../../../schema/nearest.ts';
import { entry, suggestion } from './entry.ts';

/** Problems with sections and with their actions. */
export const sections = {
  UnknownSectionType: entry<{ got: string; known: string[] }>(
    'Unknown section type',
    ({ got }) => `There is no section type "${got}".`,
    ({ got, known }) => suggestion(got, known, 'these types'),
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
    ({ id }) => `The base page has no section "${id}".`,
    ({ id, known }) =>
      `${suggestion(id, known, 'its sections')} To add a section instead, write its type on a line below it, such as type: faqs. The check then says what else it needs.`,
  ),
  ChangedType: entry<{
    id: string;
    from: string;
    to: string;
    /** The section of the new type. */
    section?: unknown;
    next?: string | undefined;
    keys?: string[];
  }>(
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
  SectionList: entry<{ id: string; form: 'id' | 'group' | 'text'; lines: string[] }>(
    'Sections in a list',
    () => 'Sections are not a list: each one needs an id, which is also its anchor.',
    ({ id, form, lines }) => {
      if (form === 'id') return `Delete each dash and the space after it, so "- ${id}:" becomes "${id}:".`;
      if (form === 'text')
        return `Write "${id}:" in place of "- ${id}", and the keys of the section on the lines below, indented by two more spaces.`;
      const lead = 'Replace each dash with a line that has an id and a colon, and put the keys below it:\n';
      return [lead, `  ${id}:`, ...lines.map((line) => `    ${line}`)].join('\n');
    },
  ),
  ValueAmongSections: entry<{ key: string; got: string; above?: string }>(
    'Value in place of a section',
    ({ key, got }) => `"${key}" is among the sections, but it is ${got}, and a section is a group of keys.`,
    ({ key, above }) => {
      const isSection =
        'write its keys on the lines below, indented by two more spaces, beginning with type.';
      return above === undefined
        ? `If "${key}" is a section, ${isSection}`
        : `If "${key}" is a key of the section "${above}", indent it by two more spaces. If it is a section, ${isSection}`;
    },
  ),
  NestedSection: entry<{ key: string; section: string; isOnly?: boolean }>(
    'Section inside a section',
    ({ key, section }) =>
      `"${key}" is not a key of the section "${section}". It looks like a section, but it is indented too far.`,
    ({ key, section, isOnly }) =>
      `Indent "${key}:" like "${section}:", and move the lines below it left by two spaces as well.${isOnly ? ` Then delete "${section}:", because nothing is left below it.` : ''}`,
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
    ({ id, known }) => suggestion(id, known, 'the sections'),
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
  RemovedKey: entry<{
    key: string;
    where: string;
    example?: string;
    isEmpty?: boolean;
    /** The key above, if it has no other keys. */
    parent?: string;
    /** Whether the key is in braces. */
    isInline?: boolean;
  }>(
    'Removed key that is required',
    ({ key, where, isEmpty }) =>
      `${isEmpty ? `"${key}" is empty, which removes it` : `This page removes "${key}"`}, but ${where} must have it.`,
    ({ key, example, parent, isInline }) => {
      const above =
        parent === undefined ? '' : ` and "${parent}:" above it, because nothing would be left below it`;
      const rest = isInline ? `"${parent ?? key}" here` : `this line${above}`;
      return `To keep the "${key}" of the base page, delete ${rest}. For another one, write ${example ? `it here, for example: ${key}: ${example}` : 'it here.'}`;
    },
  ),
  NothingToRemove: entry<{ key: string; known: string[] }>(
    'Nothing to remove',
    ({ key }) => `The base page has no "${key}" here, so there is nothing to remove.`,
    ({ key, known }) =>
      nearest(key, known)
        ? suggestion(key, known, '')
        : `Delete "${key}: null", and any key above it that would be left empty.`,
  ),
  EmptyGroup: entry<{ key: string; isSection: boolean }>(
    'Empty key',
    ({ key }) => `"${key}" is empty.`,
    ({ key, isSection }) =>
      isSection
        ? `To keep the section of the base page, delete this line. To remove the section, write: ${key}: null`
        : `To keep what the base page has here, delete "${key}:". To remove it, write: ${key}: null`,
  ),
  ActionWithoutTarget: entry<{ key: string; forms?: string[]; sections?: string[] }>(
    'Action that does nothing',
    ({ key }) => `"${key}" has a label, but clicking it would do nothing.`,
    ({ forms = [], sections = [] }) =>
      `Add exactly one of: form: ${forms[0] ?? 'NAME'}, chat: true, link: /, anchor: ${sections[0] ?? 'SECTION-ID'}, call: true.${forms.length > 1 ? ` Forms: ${forms.join(', ')}.` : ''}`,
  ),
  ActionWithTwoTargets: entry<{
    key: string;
    targets: string[];
    action: Record<string, unknown>;
    /** Key of the action -> the targets that it requires. */
    companions: Record<string, string[]>;
  }>(
    'Action that does two things',
    ({ key, targets }) => `"${key}" has ${targets.join(' and ')}, but an action can do only one thing.`,
    ({ targets }) =>
      `Keep either ${targets.join(' or ')}, and delete the other${targets.length > 2 ? 's' : ''}.`,
  ),
  InheritedTarget: entry<{ key: string; own: string; inherited: string; location: string; only: string }>(
    'Action that inherits another target',
    ({ key, own, inherited, location }) =>
      `"${key}" gets ${inherited} from ${location} and ${own} from this page, but an action can do only one thing.`,
    ({ key, own, only }) => `To keep only ${own}, write: ${key}: ${only}`,
  ),
  RemovedCompanion: entry<{ key: string; needs: string; location: string }>(
    'Removed key that another key requires',
    ({ key, needs, location }) =>
      `This page removes "${needs}", but "${key}" from ${location} only works together with it.`,
    ({ key }) => `Remove that key as well: ${key}: null`,
  ),
};
