import type { FactValue } from '../../../schema/api/studio/tools.ts';
import { withFacts } from '../../editor/entry-words.ts';
import { isObject } from '../../lib/is-object.ts';
import type { Project } from '../../project/project.ts';

/** The facts of a site as its texts show them. */
export function factValues({ shared }: Pick<Project, 'shared'>): FactValue[] {
  const { site } = shared;
  const { facts } = (site ?? {}) as { facts?: unknown };
  return Object.keys(isObject(facts) ? facts : {}).map((name) => ({
    name,
    value: withFacts(`\${${name}}`, site),
  }));
}
