import { nearest } from '../../../schema/nearest.ts';
import { entry, suggestion } from './entry.ts';

/** Problems with the files of a folder: their names, routes, and sizes. */
export const files = {
  DuplicateRoute: entry<{ route: string; other: string }>(
    'Two pages with the same route',
    ({ route, other }) =>
      `${other} also has the route ${route}, so only one of the two pages would be published.`,
    () => 'Give one of them a different route.',
  ),
  InheritedRoute: entry<{ route: string; other: string; suggestion: string }>(
    'Variant without its own route',
    ({ route, other }) =>
      `This page has no route, so it would inherit ${route}, which belongs to ${other}. Only one of the two pages would be published.`,
    ({ suggestion }) => `Give this page its own route, for example: route: ${suggestion}`,
  ),
  ReservedRoute: entry<{ route: string; reason: string; suggestion: string }>(
    'Route not allowed',
    ({ route, reason }) => `A page cannot have the route ${route}: ${reason}.`,
    ({ suggestion }) => `Give the page a different route, such as ${suggestion}.`,
  ),
  MissingFile: entry<{ file: string; purpose: string }>(
    'Missing file',
    ({ file, purpose }) => `${file} does not exist. It ${purpose}.`,
    ({ file }) => `Create ${file}. The one in landing-configs is a complete example.`,
  ),
  WrongEncoding: entry<{ file: string; encoding?: string }>(
    'File not saved as UTF-8',
    ({ file, encoding }) =>
      encoding
        ? `${file} is saved as ${encoding}, but only UTF-8 can be read.`
        : `${file} is not saved as UTF-8. The first unreadable character is marked.`,
    () => 'Save it again as UTF-8. Most editors offer this under "Save as" or "Save with encoding".',
  ),
  UnreadableFile: entry<{ file: string; reason: string; fix: string }>(
    'Unreadable file',
    ({ file, reason }) => `${file} cannot be read: ${reason}.`,
    ({ file, fix }) => fix.replace('FILE', file),
  ),
  WrongExtension: entry<{ name: string; suggestion: string }>(
    'Wrong file extension',
    ({ name }) =>
      `${name} looks like a YAML file, but only files ending in .yaml or .yml (lowercase) are read.`,
    ({ suggestion }) => `Rename it to ${suggestion}, or delete it.`,
  ),
  UnknownContentFile: entry<{ name: string; known: string[] }>(
    'Unknown content file',
    ({ name }) => `Pages cannot use content/${name}.yaml: there is no content type with this name.`,
    ({ name, known }) => {
      const near = nearest(name, known);
      return near ? `Did you mean ${near}.yaml?` : `Content files: ${known.join(', ')}.`;
    },
  ),
  SameName: entry<{ name: string; other: string }>(
    'Two files with the same name',
    ({ name, other }) =>
      `${name} and ${other} differ only in their extensions, so one of them would be ignored.`,
    ({ name }) => `Delete or rename ${name}.`,
  ),
  NoPages: entry<{ folder: string }>(
    'No pages',
    ({ folder }) => `${folder} does not contain any pages.`,
    () => 'To create one, run: npm run new NAME',
  ),
  BadPageName: entry<{ name: string; reason: string; suggestion: string }>(
    'Invalid page name',
    ({ name, reason }) => `A page cannot be named "${name}": ${reason}.`,
    ({ suggestion }) =>
      `Use lowercase letters from a to z, digits, and single hyphens, starting with a letter: npm run new ${suggestion}`,
  ),
  NameTaken: entry<{ file: string; route?: string }>(
    'Name already taken',
    ({ file, route }) =>
      `${route ? `${file} already has the route ${route}` : `${file} already exists`}. Nothing was written.`,
    () => 'Choose a different name.',
  ),
  UnknownPageName: entry<{ name: string; known: string[] }>(
    'Unknown page',
    ({ name }) => `There is no page "${name}".`,
    ({ name, known }) => suggestion(name, known, 'the pages'),
  ),
  OverBudget: entry<{ route: string; what: string; weight: string; budget: string }>(
    'Over budget',
    ({ route, what, weight, budget }) =>
      `${route} is over its ${what} budget: ${weight} kB of ${budget} kB${what === 'fonts' ? '' : ' after compression'}.`,
    ({ what }) =>
      `${what === 'fonts' ? 'Remove fonts or some of their characters' : 'Remove something from the page'}, or raise budgets.${what} in site.yaml.`,
  ),
};
