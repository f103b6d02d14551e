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
  HtmlInText: entry<{ tag: string }>(
    'HTML in text',
    ({ tag }) => `Visitors would see ${tag} as typed, because text cannot contain HTML.`,
    () => 'Remove the tag, or use text formatting: **strong**, *emphasis*, ==highlight==, [link](/page/).',
  ),
  OpenMark: entry<{ open: string; close: string }>(
    'Unclosed formatting',
    ({ open, close }) => `${open} has no closing ${close}, so visitors would see it as typed.`,
    ({ open, close }) =>
      `Close it: ${open}${open === '{{' ? 'keyword | resumes' : 'words'}${close}. Or remove ${open}.`,
  ),
  BrokenFact: entry<{ written: string; name: string; known: string[] }>(
    'Fact with a missing sign',
    ({ written }) =>
      `Visitors would see ${written} as typed: a fact is written with a dollar sign and two braces.`,
    ({ name, known }) => {
      const fact = known.includes(name) ? name : nearest(name, known);
      return fact ? `Write: \${${fact}}` : `Write it like this: \${${name || 'phone'}}`;
    },
  ),
  BrokenLink: entry<{ written: string; suggestion: string }>(
    'Link that is not complete',
    ({ written }) =>
      `Visitors would see ${written} as typed: a link has no space in its address or before it, and both parts are closed.`,
    ({ suggestion }) => `Write: ${suggestion}`,
  ),
  BadUrlParam: entry<{ written: string }>(
    'Invalid URL parameter',
    ({ written }) => `${written} is not a URL parameter with a text to show without it.`,
    () => 'Write its name in lowercase, a bar, and the text without it: {{keyword | resumes}}',
  ),
  UrlParamInPlainText: entry<{ key: string; written: string }>(
    'URL parameter in a plain text',
    ({ key, written }) =>
      `"${key}" is the same for all visitors, so ${written} cannot change it. Only rich texts, such as headlines and leads, can show URL parameters.`,
    ({ written }) => `Write the text itself${fallbackOf(written)}.`,
  ),
};

function fallbackOf(written: string): string {
  const fallback = /\|\s*([^{}]+?)\s*\}/.exec(written)?.[1];
  return fallback ? `: ${fallback}` : '';
}
