import type { Site, SiteExperiment } from '../../schema/generated/types.ts';
import { finding } from '../errors/finding.ts';
import { locate } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { ContentFile, SharedSource } from '../load/load-shared.ts';
import { mergePatch } from '../load/variants/merge-patch.ts';
import type { Validator } from '../validate/schema/validator.ts';
import { control, type ExperimentFacts, experimentFacts } from './experiment-facts.ts';
import { splitFindings } from './experiment-findings.ts';

/** The parts of the shared files that the experiment of site.yaml can change. */
const parts = ['nav', 'footer', 'forms'] as const;

/** The experiment of site.yaml, with the shared files of each variant. */
export interface SiteVariants {
  facts: ExperimentFacts;
  /** By id; without the control, and without variants that have problems. */
  variants: ReadonlyMap<string, SharedSource>;
  problems: Problem[];
}

/** Merges the variants of site.yaml over the shared files. @returns undefined without an experiment */
export function siteVariants(
  shared: SharedSource,
  validator: Pick<Validator, 'site' | 'content'>,
): SiteVariants | undefined {
  const { site, siteFile } = shared;
  const experiment: SiteExperiment | undefined = site?.experiment;
  if (!site || !experiment) return undefined;
  const problems = splitFindings(experiment).map((found) => locate(found, [siteFile]));
  const changes = parts.filter((part) => Object.values(experiment.variants).some((one) => one[part]));
  const contents = new Map<string, unknown>([[control, contentOf(shared, changes)]]);
  const variants = new Map<string, SharedSource>();
  for (const id of Object.keys(experiment.variants)) {
    const merged = mergedShared(shared, id, experiment);
    const found = merged.site ? problemsOf(merged, validator) : [];
    problems.push(...found);
    contents.set(id, contentOf(merged, changes));
    if (JSON.stringify(contents.get(id)) === JSON.stringify(contents.get(control))) {
      const path = ['experiment', 'variants', id];
      problems.push(locate(finding('VariantChangesNothing', { id }, path, 'key'), [siteFile]));
    } else if (found.length === 0) variants.set(id, merged);
  }
  return { facts: experimentFacts({ experiment, page: '', contents, changes }), variants, problems };
}

/** The shared files as a variant has them. Problems are at the lines of the experiment. */
function mergedShared(shared: SharedSource, id: string, { variants }: SiteExperiment): SharedSource {
  const { title: _title, forms, ...patch } = variants[id] ?? { title: '' };
  const place = ['experiment', 'variants', id];
  const { experiment: _experiment, ...rest } = shared.site as Site;
  const site = mergePatch(rest, patch) as Site;
  const content = new Map(shared.content);
  const own = content.get('forms');
  if (own && forms)
    content.set('forms', {
      ...shared.siteFile,
      overrides: [[...place, 'forms']],
      entries: mergePatch(own.entries, forms) as ContentFile['entries'],
    });
  return { ...shared, site, siteFile: { ...shared.siteFile, overrides: [place] }, content, problems: [] };
}

function problemsOf(
  { site, siteFile, content }: SharedSource,
  validator: Pick<Validator, 'site' | 'content'>,
): Problem[] {
  const forms = content.get('forms');
  return [
    ...validator.site(site).map((found) => locate(found, [siteFile])),
    ...(forms ? validator.content('forms', forms.entries).map((found) => locate(found, [forms])) : []),
  ];
}

function contentOf({ site, content }: SharedSource, changes: readonly (typeof parts)[number][]): unknown {
  return changes.map((part) => [part, part === 'forms' ? content.get('forms')?.entries : site?.[part]]);
}
