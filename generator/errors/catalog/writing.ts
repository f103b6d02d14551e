import { nearest } from '../../../schema/nearest.ts';
import { entry } from './entry.ts';

/** Problems with how a file is written: its syntax, names, and text markup. */
export const writing = {
  YamlSyntax: entry<{ reason: string; fix: string }>(
    'Invalid YAML',
    ({ reason }) => reason,
    ({ fix }) => fix,
  ),
  DuplicateKey: entry<{ key: string; above?: number }>(
    'Duplicate key',
    ({ key, above }) =>
      `"${key}" ${above ? `is already on line ${above}` : 'appears twice in the same group'}, so one of the two would be ignored.`,
    () => 'Rename or delete one of them.',
  ),
  NotAMapping: entry<{ got: string; entry?: string }>(
    'File without keys and values',
    ({ got }) => `The file contains ${got}, but it must contain lines of the form "key: value".`,
    ({ entry }) =>
      entry
        ? `Add at least one entry, for example:\n\n${entry.replace(/^/gm, '  ')}`
        : 'Write keys and values. To start from a working page, run: npm run new NAME',
  ),
  BadId: entry<{ key: string; suggestion: string }>(
    'Invalid id',
    ({ key }) =>
      `"${key}" cannot be an id: ids start with a lowercase letter and consist of lowercase letters, digits, and single hyphens.`,
    ({ suggestion }) => `Write "${suggestion}".`,
  ),
  BadFactName: entry<{ key: string; suggestion: string }>(
    'Invalid fact name',
    ({ key }) =>
      `"${key}" cannot be the name of a fact: it must start with a lowercase letter and contain only letters and digits.`,
    ({ suggestion }) => `Write "${suggestion}".`,
  ),
  HtmlInText: entry<{ tag: string; line?: string }>(
    'HTML in text',
    ({ tag }) => `Visitors would see ${tag} as typed, because text cannot contain HTML.`,
    ({ line }) =>
      line === undefined
        ? 'Remove the HTML. To format text, write **strong**, *emphasis*, ==highlight==, or [link](/page/).'
        : `For a line break, write \\n in double quotes: ${line}`,
  ),
  OpenMark: entry<{ open: string; close: string; closed: string }>(
    'Unclosed formatting',
    ({ open, close }) => `${open} has no closing ${close}, so visitors would see it as typed.`,
    ({ open, closed }) => `Close it, as in ${closed}, or remove ${open}.`,
  ),
  BrokenFact: entry<{ written: string; name: string; known: string[] }>(
    'Incomplete fact',
    ({ written }) => `Visitors would see ${written} as typed: a fact needs a dollar sign and both braces.`,
    ({ name, known }) => {
      const fact = known.includes(name) ? name : nearest(name, known);
      return fact ? `Write: \${${fact}}` : `Write it like this: \${${name || 'phone'}}`;
    },
  ),
  BrokenLink: entry<{
    written: string;
    suggestion: string;
    /** The route of the link, if no page has it. */
    missing?: string;
    routes?: string[];
  }>(
    'Incomplete link',
    ({ written }) =>
      `Visitors would see ${written} as typed: a link needs both closing brackets, and no spaces in or before its address.`,
    ({ suggestion, missing, routes = [] }) => {
      if (missing === undefined) return `Write: ${suggestion}`;
      const isOther = !suggestion.includes(`(${missing}`);
      return isOther
        ? `No page has the route ${missing}. Did you mean ${suggestion}?`
        : `No page has the route ${missing}. Link to one of: ${routes.slice(0, 8).join(', ')}.`;
    },
  ),
  BadUrlParam: entry<{ written: string }>(
    'Invalid URL parameter',
    ({ written }) =>
      isNamed(written)
        ? `${written} has no fallback text.`
        : `${written} is not a URL parameter: its name must start with a lowercase letter and contain only lowercase letters, digits, hyphens, and underscores.`,
    ({ written }) =>
      isNamed(written)
        ? `Add a bar and the text for visitors who arrive without this parameter, for example: {{${nameIn(written)} | fallback text}}`
        : 'Correct the name, and put a bar and the fallback text after it, for example: {{keyword | fallback text}}',
  ),
  UrlParamInPlainText: entry<{ key: string; written: string }>(
    'URL parameter in plain text',
    ({ key, written }) =>
      `"${key}" is the same for all visitors, so ${written} cannot change it. Only rich text, such as headlines and leads, can show URL parameters.`,
    ({ written }) => `Type the text instead${fallbackOf(written)}.`,
  ),
};

const nameIn = (written: string) => /^\{\{\s*([^|{}]*?)\s*(?:\||\})/.exec(written)?.[1] ?? '';

/** Whether the name of a URL parameter is valid, so what is wrong comes after it. */
const isNamed = (written: string) => /^[a-z][a-z0-9_-]*$/.test(nameIn(written));

function fallbackOf(written: string): string {
  const fallback = /\|\s*([^{}]+?)\s*\}/.exec(written)?.[1];
  return fallback ? `: ${fallback}` : '';
}
