/**
 * Every mistake that a page folder can hold: its title, what happened and what to write instead, in one entry each.
 * Rules for the words: say what is there, then what to do; name things as the YAML names them; no jargon of the code.
 */

export interface Entry<Data> {
  title: string;
  message: (data: Data) => string;
  hint: (data: Data) => string;
}

const entry = <Data>(
  title: string,
  message: (data: Data) => string,
  hint: (data: Data) => string,
): Entry<Data> => ({
  title,
  message,
  hint,
});

export const catalogue = {
  YamlSyntax: entry<{ reason: string; remedy: string }>(
    'This line is not written as YAML wants it',
    ({ reason }) => reason,
    ({ remedy }) => remedy,
  ),
  DuplicateKey: entry<{ key: string; above?: number }>(
    'The same key twice',
    ({ key, above }) =>
      `"${key}" stands ${above ? `in line ${above} already` : 'twice at the same place'}, so one of the two would be lost.`,
    () => 'Rename one of the two, or delete it.',
  ),
  NotAMapping: entry<{ got: string }>(
    'The file does not hold keys and values',
    ({ got }) => `The file holds ${got}, where lines of the form "key: value" are expected.`,
    () => 'Write keys and values. For a page, start from one that works: npm run new NAME.',
  ),
  UnknownKey: entry<{ key: string; where: string; known: string[]; nearest?: string }>(
    'Unknown key',
    ({ key, where }) => `"${key}" is not a key of ${where}.`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Known keys: ${known.join(', ')}.`),
  ),
  MissingKey: entry<{ key: string; where: string; description: string; example?: string }>(
    'A key is missing',
    ({ key, where }) => `${capital(where)} needs "${key}", and it is not there.`,
    ({ key, description, example }) =>
      `${description && `${description} `}Add ${example ? `it, for example: ${key}: ${example}` : `"${key}".`}`,
  ),
  WrongType: entry<{ key: string; expected: string; got: string; remedy: string }>(
    'A value of the wrong kind',
    ({ key, expected, got }) => `"${key}" must be ${expected}, but this is ${got}.`,
    ({ remedy }) => remedy,
  ),
  BadReference: entry<{ key: string; got: string; list?: string; isAll: boolean }>(
    'A reference that is no list',
    ({ key, got }) => `"${key}" cannot be ${got}: it is a list of ids of a content file, or the word all.`,
    ({ key, list, isAll }) =>
      isAll || !list ? `Write ${key}: all, or a list such as ${key}: [one, two]` : `Write ${key}: ${list}`,
  ),
  PlaceWithoutBase: entry<{ word: string }>(
    'A place on a page that stands alone',
    ({ word }) => `"${word}" only means something on a page that extends another one.`,
    ({ word }) =>
      `Delete "${word}" and move the section in this file: sections are shown in the order in which they stand.`,
  ),
  NotAllowed: entry<{ key: string; got: string; allowed: string[]; nearest?: string }>(
    'A value that is not allowed',
    ({ key, got }) => `"${key}" cannot be ${got}.`,
    ({ allowed, nearest }) =>
      nearest
        ? `Did you mean "${nearest}"? Allowed: ${allowed.join(', ')}.`
        : `Allowed: ${allowed.join(', ')}.`,
  ),
  BadForm: entry<{ key: string; got: string; description: string; example?: string }>(
    'A value in the wrong form',
    ({ key, got }) => `"${key}" cannot be ${got}.`,
    ({ description, example }) => `${description}${example ? ` Example: ${example}` : ''}`,
  ),
  BadId: entry<{ key: string; suggestion: string }>(
    'A name in the wrong form',
    ({ key }) => `"${key}" cannot be an id: ids are lower-case letters and digits with single hyphens.`,
    ({ suggestion }) => `Write "${suggestion}".`,
  ),
  BadFactName: entry<{ key: string; suggestion: string }>(
    'A name in the wrong form',
    ({ key }) =>
      `"${key}" cannot be the name of a fact: these start with a small letter and hold letters and digits only.`,
    ({ suggestion }) => `Write "${suggestion}".`,
  ),
  EmptyValue: entry<{ key: string }>(
    'Nothing where something is needed',
    ({ key }) => `"${key}" is empty.`,
    ({ key }) => `Give "${key}" a value, or delete the line if the key is optional.`,
  ),
  TooLong: entry<{ key: string; limit: number; length: number }>(
    'Too long',
    ({ key, limit, length }) => `"${key}" has ${length} characters; ${limit} are the most.`,
    () => 'Shorten it.',
  ),
  OutOfRange: entry<{ key: string; limit: string; got: string }>(
    'A number out of range',
    ({ key, limit, got }) => `"${key}" is ${got}, but must be ${limit}.`,
    () => 'Change the number.',
  ),
  TooFew: entry<{ key: string; limit: number }>(
    'Too few entries',
    ({ key, limit }) => `"${key}" needs at least ${limit} ${limit === 1 ? 'entry' : 'entries'}.`,
    () => 'Add an entry.',
  ),
  TooMany: entry<{ key: string; limit: number }>(
    'Too many entries',
    ({ key, limit }) => `"${key}" can hold at most ${limit} entries.`,
    () => 'Take some out.',
  ),
  SameTwice: entry<{ key: string; value: string }>(
    'The same entry twice',
    ({ key, value }) => `"${key}" names ${value} twice.`,
    () => 'Take one of the two out.',
  ),
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
  NeedsCompanion: entry<{ key: string; needs: string }>(
    'A key that needs another',
    ({ key, needs }) => `"${key}" only means something together with "${needs}".`,
    ({ key, needs }) => `Add "${needs}", or delete "${key}".`,
  ),
  UnknownContent: entry<{ id: string; collection: string; known: string[]; nearest?: string }>(
    'A reference to content that is not there',
    ({ id, collection }) => `content/${collection}.yaml has no "${id}".`,
    ({ known, nearest }) =>
      nearest ? `Did you mean "${nearest}"?` : `It has: ${known.join(', ') || 'nothing yet'}.`,
  ),
  UnknownAnchor: entry<{ anchor: string; known: string[]; nearest?: string }>(
    'An anchor that is not on the page',
    ({ anchor }) => `The page has no section "${anchor}", so this would lead nowhere.`,
    ({ known, nearest }) =>
      nearest ? `Did you mean "${nearest}"?` : `Sections of this page: ${known.join(', ')}.`,
  ),
  RemovedAnchor: entry<{ anchor: string; place: string }>(
    'A link to a section that this page leaves out',
    ({ anchor, place }) =>
      `This page has no section "${anchor}" any more, but a link that it takes over leads there (${place}).`,
    () => 'Write the list that holds the link on this page, too, without that link; or keep the section.',
  ),
  UnknownLink: entry<{ link: string; known: string[]; nearest?: string }>(
    'A link to a page that is not there',
    ({ link }) => `No page has the route ${link}.`,
    ({ known, nearest }) =>
      nearest
        ? `Did you mean ${nearest}?`
        : `Write the page first, or link to another${known.length <= 20 ? `: ${known.join(', ')}` : '.'}`,
  ),
  UnknownFact: entry<{ name: string; written: string; known: string[]; nearest?: string }>(
    'A fact that is not there',
    ({ name, written }) => `${written} is used, but neither site.yaml nor this page has a fact "${name}".`,
    ({ known, nearest }) =>
      nearest ? `Did you mean \${${nearest}}?` : `Known facts: ${known.join(', ')}. Add yours under "facts".`,
  ),
  HtmlInText: entry<{ tag: string }>(
    'HTML in a text',
    ({ tag }) => `Visitors would read ${tag} as it stands: texts hold no HTML.`,
    () => 'Take the tag out, or write a mark: **strong**, *emphasis*, ==highlight==, [link](/page/).',
  ),
  OpenMark: entry<{ open: string; close: string }>(
    'A mark that does not end',
    ({ open, close }) => `The mark ${open} has no ${close}, so visitors would read its signs.`,
    ({ open, close }) => `End it: ${open}words${close}. Or take ${open} out.`,
  ),
  DuplicateRoute: entry<{ route: string; other: string }>(
    'Two pages with one route',
    ({ route, other }) => `${other} has the route ${route}, too, so one of the two pages would be lost.`,
    () => 'Give one of them another route.',
  ),
  ReservedRoute: entry<{ route: string; reason: string }>(
    'A route that no page can have',
    ({ route, reason }) => `No page can have the route ${route}: ${reason}.`,
    () => 'Give the page another route, such as /offer/.',
  ),
  MissingImage: entry<{ src: string; nearest?: string }>(
    'A picture that is not there',
    ({ src }) => `There is no file media/${src}.`,
    ({ nearest }) => (nearest ? `Did you mean ${nearest}?` : 'Put the picture there, or correct the path.'),
  ),
  UnreadableImage: entry<{ src: string; reason: string }>(
    'A picture that cannot be read',
    ({ src, reason }) => `media/${src} is not a picture that can be used: ${reason}.`,
    () => 'Save it again as PNG, JPEG, WebP, AVIF or SVG.',
  ),
  MissingAlt: entry<{ src: string }>(
    'A picture without words',
    ({ src }) => `The picture ${src} has no "alt", so people who do not see it learn nothing.`,
    () => 'Add alt: and say in a few words what the picture shows; alt: "" only when it is decoration.',
  ),
  UnknownBase: entry<{ base: string; known: string[]; nearest?: string }>(
    'A base page that is not there',
    ({ base }) => `This page extends "${base}", but there is no ${base}.yaml.`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Pages: ${known.join(', ')}.`),
  ),
  CircularBase: entry<{ chain: string[] }>(
    'Pages that extend each other in a circle',
    ({ chain }) => `${chain.join(' extends ')}.`,
    () => 'Take "extends" out of one of them.',
  ),
  UnknownPlace: entry<{ word: string; id: string; known: string[]; nearest?: string }>(
    'A place that is not there',
    ({ word, id }) => `The section is to stand ${word} "${id}", but there is no such section.`,
    ({ known, nearest }) => (nearest ? `Did you mean "${nearest}"?` : `Sections: ${known.join(', ')}.`),
  ),
  MissingFile: entry<{ file: string; purpose: string }>(
    'A file is missing',
    ({ file, purpose }) => `There is no ${file}, which ${purpose}.`,
    ({ file }) => `Write ${file}; the one in landing-configs shows what it holds.`,
  ),
  UnknownContentFile: entry<{ name: string; known: string[]; nearest?: string }>(
    'A content file that nothing can use',
    ({ name }) => `Pages cannot refer to content/${name}.yaml: there is no content of that name.`,
    ({ known, nearest }) =>
      nearest ? `Did you mean ${nearest}.yaml?` : `Content files: ${known.join(', ')}.`,
  ),
  SameName: entry<{ name: string; other: string }>(
    'Two files with one name',
    ({ name, other }) =>
      `${name} and ${other} have the same name but for the ending, so one of them would be lost.`,
    ({ name }) => `Delete or rename ${name}.`,
  ),
  NoPages: entry<{ folder: string }>(
    'No pages',
    ({ folder }) => `${folder} holds no page.`,
    () => 'Write one with: npm run new NAME.',
  ),
  NameTaken: entry<{ file: string; route?: string }>(
    'The name is taken',
    ({ file, route }) =>
      `${route ? `${file} has the route ${route}` : `There is a ${file}`} already; nothing was written.`,
    () => 'Choose another name.',
  ),
  OverBudget: entry<{ route: string; what: string; weight: string; budget: string }>(
    'Over budget',
    ({ route, what, weight, budget }) =>
      `${route} is over its ${what} budget: ${weight} kB of ${budget} kB${what === 'fonts' ? '' : ' after compression'}.`,
    ({ what }) => `Take something out of the page, or raise budgets.${what} in site.yaml.`,
  ),
} satisfies Record<string, Entry<never>>;

export type ProblemCode = keyof typeof catalogue;
export type DataOf<Code extends ProblemCode> =
  (typeof catalogue)[Code] extends Entry<infer Data> ? Data : never;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
