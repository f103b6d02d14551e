import { entry } from './entry.ts';

/** Keys and values that the schemas do not allow. */
export const values = {
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
  NumberWithComma: entry<{ key: string; written: string; number: string; isDecimal: boolean }>(
    'A number with a comma',
    ({ key, written }) => `"${key}" is written ${written}, but a number cannot hold a comma.`,
    ({ key, number, isDecimal }) =>
      `${isDecimal ? 'Decimals take a point' : 'Write thousands without a comma'}: ${key}: ${number}`,
  ),
  BadReference: entry<{ key: string; got: string; list?: string; isAll: boolean }>(
    'A reference that is no list',
    ({ key, got }) => `"${key}" cannot be ${got}: it is a list of ids of a content file, or the word all.`,
    ({ key, list, isAll }) =>
      isAll || !list ? `Write ${key}: all, or a list such as ${key}: [one, two]` : `Write ${key}: ${list}`,
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
  EmptyValue: entry<{ key: string; filled?: boolean }>(
    'Nothing where something is needed',
    ({ key, filled }) => `"${key}" is empty${filled ? ' once its facts are put in' : ''}.`,
    ({ key, filled }) =>
      filled
        ? `Give the fact a value, or write something beside it.`
        : `Give "${key}" a value, or delete the line if the key is optional.`,
  ),
  TooLong: entry<{ key: string; limit: number; length: number; filled?: boolean }>(
    'Too long',
    ({ key, limit, length, filled }) =>
      `"${key}" has ${length} characters${filled ? ' once its facts are put in' : ''}; ${limit} are the most.`,
    ({ filled }) => (filled ? 'Shorten it, or the fact.' : 'Shorten it.'),
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
  NeedsCompanion: entry<{ key: string; needs: string }>(
    'A key that needs another',
    ({ key, needs }) => `"${key}" only means something together with "${needs}".`,
    ({ key, needs }) => `Add "${needs}", or delete "${key}".`,
  ),
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
