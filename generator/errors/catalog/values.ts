import { entry, suggestion } from './entry.ts';

/** Keys and values that the schemas do not allow. */
export const values = {
  UnknownKey: entry<{
    key: string;
    where: string;
    known: string[];
    section?: string;
    /** The key with its value, to move to the section. */
    line?: string;
    fix?: string;
  }>(
    'Unknown key',
    ({ key, where }) => `"${key}" is not a key of ${where}.`,
    ({ key, known, section, line, fix }) =>
      section === undefined
        ? (fix ?? suggestion(key, known, 'these keys'))
        : section === key
          ? `"${key}" is a section: indent it by two spaces, like the others below "sections:", and the lines below it by four.`
          : `It belongs in the section "${section}". Move it there:\n\n  sections:\n    ${section}:\n      ${line}`,
  ),
  MissingKey: entry<{
    key: string;
    where: string;
    description: string;
    example?: string;
    collection?: string;
    ids?: string[];
  }>(
    'Missing key',
    ({ key, where }) => `${capitalized(where)} is missing "${key}".`,
    ({ key, description, example, ids }) =>
      `${description && `${description} `}${example ? `For example: ${key}: ${example}` : `Add "${key}".`}${idList(ids)}`,
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
  BadReference: entry<{
    key: string;
    got: string;
    list?: string;
    isAll: boolean;
    isGroup?: boolean;
    collection?: string;
    ids?: string[];
  }>(
    'List of ids expected',
    ({ key, got }) =>
      `"${key}" cannot be ${got}: it must be a list of ids from a content file, or the word all.`,
    ({ key, list, isAll, isGroup, ids = [] }) => {
      const example = ids.length > 0 ? `[${ids.slice(0, 2).join(', ')}]` : '[one, two]';
      if (isGroup)
        return `List entries cannot be changed one by one, and a list replaces that of the base page. Write all of its entries: ${key}: ${list ?? example}`;
      return isAll || !list
        ? `Write ${key}: all, or a list such as ${key}: ${example}`
        : `Write ${key}: ${list}`;
    },
  ),
  NotAllowed: entry<{ key: string; got: string; allowed: string[]; nearest?: string }>(
    'Value not allowed',
    ({ key, got }) => `"${key}" cannot be ${got}.`,
    ({ allowed, nearest }) =>
      `${nearest ? `Did you mean "${nearest}"? ` : ''}Use one of: ${allowed.join(', ')}.`,
  ),
  BadForm: entry<{
    key: string;
    got: string;
    description: string;
    example?: string;
    reason?: string;
    fix?: string;
    /** The value, if it is text. */
    written?: string;
  }>(
    'Invalid value',
    ({ key, got, reason }) => `"${key}" cannot be ${got}${reason ? `: ${reason}` : ''}.`,
    ({ description, example, fix }) => fix ?? `${description}${example ? ` Example: ${example}` : ''}`,
  ),
  EmptyValue: entry<{ key: string; filled?: boolean; fix?: string; isRequired?: boolean }>(
    'Empty value',
    ({ key, filled }) => `"${key}" is empty${filled ? ' after its facts are filled in' : ''}.`,
    ({ key, filled, fix, isRequired }) =>
      fix ??
      (filled
        ? 'Give the fact a value, or add other text.'
        : `Give "${key}" a value${isRequired ? '. It is required.' : ', or delete it.'}`),
  ),
  TooLong: entry<{ key: string; limit: number; length: number; filled?: boolean }>(
    'Too long',
    ({ key, limit, length, filled }) =>
      `"${key}" has ${length} characters${filled ? ' after its facts are filled in' : ''}; the limit is ${limit}.`,
    ({ filled }) => (filled ? 'Shorten the text or the fact.' : 'Shorten it.'),
  ),
  OutOfRange: entry<{ key: string; limit: string; got: string; example?: string }>(
    'Number out of range',
    ({ key, limit, got }) => `"${key}" is ${got}, but it must be ${limit}.`,
    ({ key, limit, example }) =>
      `Use a number of ${limit}${example === undefined ? '.' : `, for example: ${key}: ${example}`}`,
  ),
  TooFew: entry<{ key: string; limit: number; example?: string; collection?: string; ids?: string[] }>(
    'Too few entries',
    ({ key, limit }) => `"${key}" needs at least ${limit === 1 ? 'one entry' : `${limit} entries`}.`,
    ({ key, limit, example, collection, ids }) =>
      collection
        ? `List at least one id from content/${collection}.yaml, or write ${key}: all.${idList(ids)}`
        : `Add ${limit === 1 ? 'one' : 'more'}${example ? `, for example: ${key}: ${example}` : '.'}`,
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
    'Tags without a consent setting',
    () => 'The page has tags, but site.yaml does not say how visitors consent to them.',
    () =>
      'Add one of these lines to site.yaml, not indented. To ask visitors first: consent: { mode: opt-in }. To load tags until visitors opt out, for the US: consent: { mode: opt-out }',
  ),
  NeedsCompanion: entry<{
    key: string;
    needs: string;
    /** Whether the missing key is what an action does; \`other\` is what it does now. */
    isTarget?: boolean;
    other?: string;
    forms?: string[];
  }>(
    'Key that requires another key',
    ({ key, needs }) => `"${key}" only works together with "${needs}".`,
    ({ key, needs, isTarget, other, forms = [] }) => {
      const written = `${needs}: ${forms[0] ?? 'NAME'}`;
      if (other) return `Delete "${key}", or write ${written} in place of "${other}".`;
      return isTarget
        ? `Add the form that the button opens: ${written}${forms.length > 1 ? `. Forms: ${forms.join(', ')}.` : ''}`
        : `Add "${needs}", or delete "${key}".`;
    },
  ),
};

const idList = (ids: string[] = []) => (ids.length > 0 ? `\nIds: ${ids.slice(0, 12).join(', ')}.` : '');

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
