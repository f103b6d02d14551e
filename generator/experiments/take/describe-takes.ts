import { relative } from 'node:path';
import type { RunningExperiment, TakenLine } from '../../../server/experiments/report/report-file.ts';
import { previewLines } from '../../edit/diff/preview-lines.ts';
import { unifiedDiff } from '../../edit/diff/unified-diff.ts';
import { EditError } from '../../edit/edit-error.ts';
import type { PageFolder } from '../../load/page-folder.ts';
import { createYamlReader } from '../../load/yaml/read-yaml.ts';
import type { ExperimentFacts } from '../experiment-facts.ts';
import { changedPaths } from './changed-paths.ts';
import { patchPath } from './patch-path.ts';
import { type TakenText, takeVariant } from './take-variant.ts';

/** Lines that are shown before and after each change. */
const context = 2;

type Takes = Required<Pick<RunningExperiment, 'takes' | 'takeProblems'>>;

/** What taking each variant would write, or why it cannot be written into its file. */
export function describeTakes(folder: PageFolder, facts: ExperimentFacts): Takes {
  const [takes, takeProblems]: [Takes['takes'], Takes['takeProblems']] = [{}, {}];
  for (const id of Object.keys(facts.titles))
    try {
      takes[id] = describe(folder, takeVariant(folder, facts, id));
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      takeProblems[id] = error.message;
    }
  return { takes, takeProblems };
}

function describe(folder: PageFolder, texts: readonly TakenText[]): RunningExperiment['takes'][string] {
  const readYaml = createYamlReader();
  return {
    files: texts.map(({ path, before, after }) => ({
      file: relative(folder.root, path).replaceAll('\\', '/'),
      blocks: previewLines(before, after, context).map((block) =>
        block.map((line): TakenLine => ({ ...line, text: line.text.replace(/\r?\n$/, '') })),
      ),
    })),
    patch: texts
      .map(({ path, ...text }) => unifiedDiff({ file: patchPath(folder.root, path), ...text }))
      .join(''),
    changes: texts.flatMap(({ path, before, after }) => {
      // The keys of site.yaml and of pages need no name of their file.
      const start = path === folder.content.get('forms') ? ['forms'] : [];
      const paths = changedPaths(readYaml(before).data, readYaml(after).data, start);
      return paths.filter((one) => one !== 'experiment');
    }),
  };
}
