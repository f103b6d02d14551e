import type { Experiment, Page } from '../../schema/generated/types.ts';
import type { DataOf } from '../errors/catalog.ts';
import { type Finding, finding } from '../errors/finding.ts';
import type { TextFile } from '../errors/locate.ts';
import type { DeepReadonly } from '../lib/deep-readonly.ts';
import { isObject } from '../lib/is-object.ts';
import type { PageSource } from '../load/loaded-page.ts';
import type { Validator } from './schema/validator.ts';

/** A merged page that matches the schema. */
export interface PageConfig {
  name: string;
  files: TextFile[];
  page: DeepReadonly<Omit<Page, 'experiment'>>;
  experiment?: DeepReadonly<Experiment>;
}

export type ValidatePage = (source: PageSource) => { config?: PageConfig; findings: Finding[] };

/** Adds the keys that a section needs to the lines of a section with a changed type. */
function withMissingKeys(found: Finding, section: (id: string, data: unknown) => Finding[]): Finding {
  if (found.code !== 'ChangedType') return found;
  const { section: written, ...data } = found.data as DataOf<'ChangedType'>;
  const missing = section(data.id, written).flatMap(({ code, path, data }) => {
    if (code !== 'MissingKey' || path.length !== 2) return [];
    const { key, example } = data as DataOf<'MissingKey'>;
    return `${key}: ${example ?? '…'}`;
  });
  const keys = [...(data.keys ?? []), ...missing];
  return finding('ChangedType', { ...data, keys }, found.path);
}

export function createPageValidator(validator: Validator): ValidatePage {
  function section(id: string, data: unknown): Finding[] {
    if (!isObject(data)) return [];
    const path = ['sections', id];
    const { type } = data;
    const types = validator.sectionTypes;
    if (type === undefined) return [finding('MissingSectionType', { id, known: types }, path, 'key')];
    if (typeof type !== 'string' || !types.includes(type))
      return [finding('UnknownSectionType', { got: String(type), known: types }, [...path, 'type'])];
    return validator.section(type, data, path);
  }

  return ({ name, files, data, findings: merge }) => {
    const sections = isObject(data.sections) ? Object.entries(data.sections) : [];
    const changed = new Set(merge.flatMap(({ code, path }) => (code === 'ChangedType' ? [path[1]] : [])));
    const findings = [
      ...merge.map((found) => withMissingKeys(found, section)),
      ...validator.page(data),
      // What a section with a changed type lacks is no mistake of its own.
      ...sections.flatMap(([id, value]) => (changed.has(id) ? [] : section(id, value))),
      ...(data.then !== undefined && data.until === undefined
        ? [finding('NeedsCompanion', { key: 'then', needs: 'until' }, ['then'], 'key')]
        : []),
    ];
    if (findings.length > 0) return { findings };
    const whole = data as DeepReadonly<Page>;
    // Whatever reads a page's texts and times must not take those of its variants for them.
    const { experiment, ...page } = whole;
    const config = experiment ? { name, files, page, experiment } : { name, files, page: whole };
    return { config, findings };
  };
}
