import { readFileSync } from 'node:fs';
import { takeOverrides } from '../../edit/take-overrides.ts';
import type { Path } from '../../errors/finding.ts';
import { control, type ExperimentFacts } from '../../experiments/experiment-facts.ts';
import { keptKeys } from '../../experiments/variant-source.ts';
import { isObject } from '../../lib/is-object.ts';
import { createPageLoader } from '../../load/load-page.ts';
import type { PageSource } from '../../load/loaded-page.ts';
import { createYamlReader } from '../../load/yaml/read-yaml.ts';
import { ExperimentError } from './experiment-error.ts';
import { type Experiments, fileOf } from './open-experiments.ts';

type Data = Record<string, unknown>;

const readYaml = createYamlReader();

/** The files that a variant changes, as they are once it is taken, by path. The experiment stays in them. */
export function takenFiles(
  experiments: Experiments,
  facts: ExperimentFacts,
  variant: string,
): Map<string, string> {
  if (variant === control) return new Map();
  const path = fileOf(experiments, facts);
  const source = readFileSync(path, 'utf8');
  const place = ['experiment', 'variants', variant];
  if (facts.page === '') return takenIntoSite(experiments, { path, source, place });
  return new Map([[path, takenIntoPage(experiments, facts.page, { source, place })]]);
}

interface Place {
  /** The text of the file with the experiment. */
  source: string;
  /** The variant in it. */
  place: Path;
}

function takenIntoPage({ project }: Experiments, name: string, { source, place }: Place): string {
  const loadPage = createPageLoader(project.folder, readYaml);
  const { title: _title, page, ...overrides } = valueAt(dataIn(source), place);
  const own = loadPage(name).source;
  const [base] = own?.bases ?? [];
  const inherited = base && { base: base as Data };
  if (typeof page !== 'string')
    return takeOverrides({ control: source, overrides, written: { source, path: place }, ...inherited })
      .source;
  // The page nearest to the control first, because the others extend it.
  return filesBetween(loadPage(page).source, own)
    .toReversed()
    .reduce((taken, text) => {
      // In the experiment, the page kept these of the control.
      const changes = Object.entries(dataIn(text)).filter(
        ([key]) => key !== 'experiment' && !keptKeys.includes(key),
      );
      const written = { source: text };
      return takeOverrides({ control: taken, overrides: Object.fromEntries(changes), written, ...inherited })
        .source;
    }, source);
}

/** The texts of a page and of those it extends, before the file of another one. */
function filesBetween(page: PageSource | undefined, control: PageSource | undefined): string[] {
  const files = page?.files ?? [];
  const end = files.findIndex(({ file }) => file === control?.files[0]?.file);
  if (end < 1)
    throw new ExperimentError('The page of the variant no longer extends the page of the experiment.');
  return files.slice(0, end).map(({ text }) => text);
}

/** Forms have a file of their own. */
function takenIntoSite(
  { project }: Experiments,
  { path, source, place }: Place & { path: string },
): Map<string, string> {
  const { title: _title, forms, ...overrides } = valueAt(dataIn(source), place);
  const files = new Map<string, string>();
  if (Object.keys(overrides).length > 0)
    files.set(path, takeOverrides({ control: source, overrides, written: { source, path: place } }).source);
  const formsFile = project.folder.content.get('forms');
  if (!isObject(forms) || formsFile === undefined) return files;
  const written = { source, path: [...place, 'forms'] };
  const taken = takeOverrides({ control: readFileSync(formsFile, 'utf8'), overrides: forms, written });
  return files.set(formsFile, taken.source);
}

function dataIn(source: string): Data {
  const { data } = readYaml(source);
  return isObject(data) ? data : {};
}

function valueAt(data: Data, path: Path): Data {
  const value = path.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), data);
  return isObject(value) ? value : {};
}
