import { entry } from './entry.ts';

/** Mistakes in how a file is written: its lines, quotes and names. */
export const writing = {
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
  NotAMapping: entry<{ got: string; entry?: string }>(
    'The file does not hold keys and values',
    ({ got }) => `The file holds ${got}, where lines of the form "key: value" are expected.`,
    ({ entry }) =>
      entry
        ? `Write at least one entry, for example:\n\n${entry.replace(/^/gm, '  ')}`
        : 'Write keys and values. For a page, start from one that works: npm run new NAME.',
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
};
