import { entry } from './entry.ts';

/** Mistakes in the files of a folder, in their names and routes, and in what they weigh together. */
export const files = {
  DuplicateRoute: entry<{ route: string; other: string }>(
    'Two pages with one route',
    ({ route, other }) => `${other} has the route ${route}, too, so one of the two pages would be lost.`,
    () => 'Give one of them another route.',
  ),
  InheritedRoute: entry<{ route: string; other: string; suggestion: string }>(
    'A variant without a route of its own',
    ({ route, other }) =>
      `This page has no route, and would take ${route}, which ${other} has. One of the two pages would be lost.`,
    ({ suggestion }) => `Write a line with a route of its own, such as route: ${suggestion}`,
  ),
  ReservedRoute: entry<{ route: string; reason: string }>(
    'A route that no page can have',
    ({ route, reason }) => `No page can have the route ${route}: ${reason}.`,
    () => 'Give the page another route, such as /offer/.',
  ),
  MissingFile: entry<{ file: string; purpose: string }>(
    'A file is missing',
    ({ file, purpose }) => `There is no ${file}, which ${purpose}.`,
    ({ file }) => `Write ${file}; the one in landing-configs shows what it holds.`,
  ),
  WrongEncoding: entry<{ file: string; encoding?: string }>(
    'A file that is not saved as UTF-8',
    ({ file, encoding }) =>
      encoding
        ? `${file} is saved as ${encoding}.`
        : `${file} is not saved as UTF-8: the first letter that cannot be read is marked.`,
    () =>
      'Save it again with the encoding UTF-8, which editors offer under "Save as" or "Save with encoding".',
  ),
  UnreadableFile: entry<{ file: string; reason: string; remedy: string }>(
    'A file that cannot be read',
    ({ file, reason }) => `${file} cannot be read: ${reason}.`,
    ({ file, remedy }) => remedy.replace('FILE', file),
  ),
  UnreadName: entry<{ name: string; suggestion: string }>(
    'A file that is not read',
    ({ name }) => `${name} looks like YAML, but only names that end in .yaml or .yml are read.`,
    ({ suggestion }) => `Rename it ${suggestion}, or delete it.`,
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
  BadPageName: entry<{ name: string; reason: string; suggestion: string }>(
    'A name that no page can have',
    ({ name, reason }) => `A page cannot be called "${name}": ${reason}.`,
    ({ suggestion }) =>
      `A name is small letters from a to z, digits and single hyphens, a letter first. Type: npm run new ${suggestion}`,
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
};
