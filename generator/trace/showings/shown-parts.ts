import type { Path } from '../../errors/finding.ts';
import type { Plan } from '../../prepare/value/plan.ts';
import type { Project } from '../../project/project.ts';
import { sectionName } from '../../words/labels/section-name.ts';
import { createFactFiller } from '../places/fact-filler.ts';
import { valueAt } from '../places/value-at.ts';
import { frameKeysOf, frameNames } from './frame-parts.ts';
import type { KnownPage } from './known-pages.ts';
import { createShownKeys, type ShownKeys } from './shown-keys.ts';
import type { UsesIn } from './uses.ts';

/** A section, a part of the frame, or a form that opens, with the keys of what it shows: `faqs/refunds`, `fact/phone`. */
export interface ShownPart {
  name: () => string;
  shown: ShownKeys['shown'];
}

/** The parts of pages, for as long as the shared files stay the same. */
export interface ShownParts {
  of: (page: KnownPage) => readonly ShownPart[];
  /** What a part of a page is called. @param path of a section, or of a key next to the sections */
  nameOf: (page: KnownPage, path: Path) => string;
}

export function createShownParts(project: Project, usesIn: UsesIn): ShownParts {
  const { site, content } = project.shared;
  const sitePlan = project.reading.tools.plans.get('site');
  const sitePlans: ReadonlyMap<string, Plan> = sitePlan?.kind === 'group' ? sitePlan.keys : new Map();
  const fill = createFactFiller(project);
  const keys = createShownKeys(project, usesIn);
  const parts = new WeakMap<KnownPage, ShownPart[]>();

  function read(page: KnownPage): ShownPart[] {
    const own = page.parts.map(({ path, uses }) => ({ keys: keys.of(uses), name: () => nameOf(page, path) }));
    const ofSite = (site ? frameKeysOf(page, site) : []).map((key) => ({
      keys: keys.of(usesIn(site?.[key], sitePlans.get(key))),
      name: () => frameNames[key] ?? key,
    }));
    const all = [...own, ...ofSite];
    const forms = new Set(all.flatMap(({ keys: { opens } }) => [...opens]));
    return [
      ...all.map(({ keys: { shown }, name }) => ({ shown, name })),
      ...[...forms].map((form) => ({
        shown: keys.ofEntry('forms', form).shown,
        name: () => formName(page, form),
      })),
    ];
  }

  function nameOf({ data }: KnownPage, path: Path): string {
    const [key = '', id] = path;
    if (key !== 'sections') return frameNames[key] ?? String(key);
    const section = valueAt(data, ['sections', String(id)]);
    return sectionName(section, String(id), (text) => fill(data, text)).name;
  }

  function formName({ data }: KnownPage, form: string): string {
    const title = content.get('forms')?.entries[form]?.title;
    return `Form “${sectionName({ title }, form, (text) => fill(data, text)).name}”`;
  }

  return { nameOf, of: (page) => parts.getOrInsertComputed(page, read) };
}
