import { readFileSync } from 'node:fs';
import { EditError } from '../../edit/edit-error.ts';
import { removeValue } from '../../edit/edits.ts';
import { takeOverrides } from '../../edit/take-overrides.ts';
import type { Path } from '../../errors/finding.ts';
import { isObject } from '../../lib/is-object.ts';
import { createPageLoader } from '../../load/load-page.ts';
import type { PageSource } from '../../load/loaded-page.ts';
import type { PageFolder } from '../../load/page-folder.ts';
import { createYamlReader, type ReadYaml } from '../../load/yaml/read-yaml.ts';
import { control, type ExperimentFacts } from '../experiment-facts.ts';
import { keptKeys } from '../variant-source.ts';

type Data = Record<string, unknown>;

/** A file that taking a variant changes. */
export interface TakenText {
  path: string;
  before: string;
  after: string;
}

/**
 * What the files of a folder become once a variant is taken: the page shows what it shows, without the experiment. The control
 * only loses the experiment. Nothing is written.
 * @throws EditError if a file cannot be edited
 */
export function takeVariant(
  folder: PageFolder,
  { page }: Pick<ExperimentFacts, 'page'>,
  variant: string,
): TakenText[] {
  const own = page === '' ? folder.site : folder.pages.get(page);
  if (own === undefined) throw new EditError('missing', [], `The page "${page}" has no file.`);
  const files = variant === control ? new Map<string, string>() : takenFiles({ folder, page, own, variant });
  files.set(own, removeValue(files.get(own) ?? textOf(own), ['experiment']).source);
  return Array.from(files, ([path, after]) => ({ path, before: textOf(path), after }));
}

const textOf = (path: string) => readFileSync(path, 'utf8');

interface Taking {
  folder: PageFolder;
  page: string;
  /** The file with the experiment. */
  own: string;
  variant: string;
}

/** The experiment stays in the files. */
function takenFiles({ folder, page, own, variant }: Taking): Map<string, string> {
  const place = { source: textOf(own), path: ['experiment', 'variants', variant] };
  const readYaml = createYamlReader();
  if (page === '') return takenIntoSite(folder, place, readYaml);
  return new Map([[own, takenIntoPage(folder, page, place, readYaml)]]);
}

interface Place {
  /** The text of the file with the experiment. */
  source: string;
  /** The variant in it. */
  path: Path;
}

function takenIntoPage(
  folder: PageFolder,
  name: string,
  { source, path }: Place,
  readYaml: ReadYaml,
): string {
  const loadPage = createPageLoader(folder, readYaml);
  const { title: _title, page, ...overrides } = valueAt(dataIn(source, readYaml), path);
  const own = loadPage(name).source;
  const [base] = own?.bases ?? [];
  const inherited = base && { base: base as Data };
  if (typeof page !== 'string')
    return takeOverrides({ control: source, overrides, written: { source, path }, ...inherited }).source;
  // The page nearest to the control first, because the others extend it.
  return filesBetween(loadPage(page).source, own, path)
    .toReversed()
    .reduce((taken, text) => {
      // In the experiment, the page kept these of the control.
      const changes = Object.entries(dataIn(text, readYaml)).filter(
        ([key]) => key !== 'experiment' && !keptKeys.includes(key),
      );
      const written = { source: text };
      return takeOverrides({ control: taken, overrides: Object.fromEntries(changes), written, ...inherited })
        .source;
    }, source);
}

/** The texts of a page and of those it extends, before the file of another one. */
function filesBetween(page: PageSource | undefined, control: PageSource | undefined, path: Path): string[] {
  const files = page?.files ?? [];
  const end = files.findIndex(({ file }) => file === control?.files[0]?.file);
  if (end < 1)
    throw new EditError(
      'patch',
      path,
      'The page of the variant no longer extends the page of the experiment.',
    );
  return files.slice(0, end).map(({ text }) => text);
}

/** Forms have a file of their own. */
function takenIntoSite(folder: PageFolder, { source, path }: Place, readYaml: ReadYaml): Map<string, string> {
  const { title: _title, forms, ...overrides } = valueAt(dataIn(source, readYaml), path);
  const files = new Map<string, string>();
  if (Object.keys(overrides).length > 0)
    files.set(folder.site, takeOverrides({ control: source, overrides, written: { source, path } }).source);
  const formsFile = folder.content.get('forms');
  if (!isObject(forms) || formsFile === undefined) return files;
  const written = { source, path: [...path, 'forms'] };
  const taken = takeOverrides({ control: textOf(formsFile), overrides: forms, written });
  return files.set(formsFile, taken.source);
}

function dataIn(source: string, readYaml: ReadYaml): Data {
  const { data } = readYaml(source);
  return isObject(data) ? data : {};
}

function valueAt(data: Data, path: Path): Data {
  const value = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), data);
  return isObject(value) ? value : {};
}
