import { entry, suggestion } from './entry.ts';

/** Keys and values that the schemas do not allow. */
export const values = {
  UnknownKey: entry<{ key: string; where: string; known: string[]; section?: string }>(
    'Unknown key',
    ({ key, where }) => `"${key}" is not a key of ${where}.`,
    ({ key, known, section }) =>
      section === undefined
        ? suggestion(key, known, 'Known keys')
        : section === key
          ? `"${key}" is a section: move it and the lines below it under "sections:", indented by two more spaces.`
          : `It is a key of the section "${section}": write it there, below sections: and ${section}:`,
  ),
  MissingKey: entry<{ key: string; where: string; description: string; example?: string }>(
    'Missing key',
    ({ key, where }) => `${capitalized(where)} is missing "${key}".`,
    ({ key, description, example }) =>
      `${description && `${description} `}Add ${example ? `it, for example: ${key}: ${example}` : `"${key}".`}`,
  ),
  WrongType: entry<{ key: string; expected: string; got: string; fix: string }>(
    'Wrong type of value',
    ({ key, expected, got }) => `"${key}" must be ${expected}, but it is ${got}.`,
    ({ key, fix }, line) => {
      // YAML reads what follows as a comment.
      const text = /^[^#]*:\s+(#\s*\S.*)$/.exec(line)?.[1];
      return text
        ? `A # after a space starts a comment. If it is text, delete the #, or put all of it in quotes: ${key}: ${JSON.stringify(text.trim())}`
        : fix;
    },
  ),
  NumberWithComma: entry<{ key: string; written: string; number: string; isDecimal: boolean }>(
    'Number with a comma',
    ({ key, written }) => `"${key}" is ${written}, but a number cannot contain a comma.`,
    ({ key, number, isDecimal }) =>
      `${isDecimal ? 'Use a decimal point' : 'Write thousands without a comma'}: ${key}: ${number}`,
  ),
  BadReference: entry<{ key: string; got: string; list?: string; isAll: boolean; isGroup?: boolean }>(
    'Reference that is not a list',
    ({ key, got }) =>
      `"${key}" cannot be ${got}: it must be a list of ids from a content file, or the word all.`,
    ({ key, list, isAll, isGroup }) =>
      isGroup
        ? `A list is written as a whole, with every entry that it should have: ${key}: ${list ?? '[one, two]'}`
        : isAll || !list
          ? `Write ${key}: all, or a list such as ${key}: [one, two]`
          : `Write ${key}: ${list}`,
  ),
  NotAllowed: entry<{ key: string; got: string; allowed: string[]; nearest?: string }>(
    'Value not allowed',
    ({ key, got }) => `"${key}" cannot be ${got}.`,
    ({ allowed, nearest }) =>
      `${nearest ? `Did you mean "${nearest}"? ` : ''}Allowed values: ${allowed.join(', ')}.`,
  ),
  BadForm: entry<{
    key: string;
    got: string;
    description: string;
    example?: string;
    reason?: string;
    fix?: string;
  }>(
    'Invalid value',
    ({ key, got, reason }) => `"${key}" cannot be ${got}${reason ? `: ${reason}` : ''}.`,
    ({ description, example, fix }) => fix ?? `${description}${example ? ` Example: ${example}` : ''}`,
  ),
  EmptyValue: entry<{ key: string; filled?: boolean; example?: string }>(
    'Empty value',
    ({ key, filled }) => `"${key}" is empty${filled ? ' after its facts are filled in' : ''}.`,
    ({ key, filled, example }) =>
      filled
        ? 'Give the fact a value, or add other text.'
        : example
          ? `Give "${key}" a value, for example: ${key}: ${example}`
          : `Give "${key}" a value, or delete the line if the key is optional.`,
  ),
  TooLong: entry<{ key: string; limit: number; length: number; filled?: boolean }>(
    'Too long',
    ({ key, limit, length, filled }) =>
      `"${key}" has ${length} characters${filled ? ' after its facts are filled in' : ''}; the limit is ${limit}.`,
    ({ filled }) => (filled ? 'Shorten the text or the fact.' : 'Shorten it.'),
  ),
  OutOfRange: entry<{ key: string; limit: string; got: string }>(
    'Number out of range',
    ({ key, limit, got }) => `"${key}" is ${got}, but it must be ${limit}.`,
    () => 'Change the number.',
  ),
  TooFew: entry<{ key: string; limit: number; example?: string }>(
    'Too few entries',
    ({ key, limit }) => `"${key}" needs at least ${limit} ${limit === 1 ? 'entry' : 'entries'}.`,
    ({ key, example }) => (example ? `Add entries, for example: ${key}: ${example}` : 'Add an entry.'),
  ),
  TooMany: entry<{ key: string; limit: number }>(
    'Too many entries',
    ({ key, limit }) => `"${key}" can have at most ${limit} entries.`,
    () => 'Remove some of them.',
  ),
  SameTwice: entry<{ key: string; value: string }>(
    'Duplicate entry',
    ({ key, value }) => `"${key}" lists ${value} twice.`,
    () => 'Remove one of them.',
  ),
  TagsWithoutConsent: entry(
    'Tags without a way to consent',
    () => 'The page has tags, but site.yaml does not say how visitors decide about them.',
    () =>
      'Add a line to site.yaml: `consent: { mode: opt-in }` asks visitors first; `mode: opt-out`, for the US, loads tags until they object.',
  ),
  NeedsCompanion: entry<{ key: string; needs: string }>(
    'Key that requires another key',
    ({ key, needs }) => `"${key}" only works together with "${needs}".`,
    ({ key, needs }) => `Add "${needs}", or delete "${key}".`,
  ),
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
