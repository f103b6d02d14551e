import { fitText } from './fit-text.ts';
import type { FolderNames } from './folder-names.ts';

/** What an example cannot be made without. */
export type Need = 'picture' | 'form' | 'rewrite form';

/** Replaces references to what a folder lacks by others of their kind; undefined for one to leave out. */
export interface FitReferences {
  image: (written: Record<string, unknown>) => unknown;
  form: (name: string) => string | undefined;
  link: (link: string) => string | undefined;
  /** The target of an action, without its label and look. */
  target: (action: Record<string, unknown>) => Record<string, unknown>;
}

/** @param need called with what is missing and has no other of its kind */
export function createFitReferences(names: FolderNames, need: (need: Need) => void): FitReferences {
  let pictures = 0;

  function image({ src, alt }: Record<string, unknown>): unknown {
    if (names.hasFile(String(src))) return { src, alt };
    const isDrawing = (path: unknown) => String(path).endsWith('.svg');
    const alike = names.pictures.filter((one) => isDrawing(one) === isDrawing(src));
    const offered = alike.length > 0 ? alike : names.pictures;
    // The pictures of a list differ.
    const other = offered[pictures++ % offered.length];
    if (other === undefined) {
      need('picture');
      return undefined;
    }
    const [, words = ''] = /([^/]*)\.\w+$/.exec(other) ?? [];
    return { src: other, alt: alt === '' ? '' : words.replace(/[-_]+/g, ' ') };
  }

  /** The form of this name, or one that does the same. Only forms for a line of a text take one. */
  function form(name: string): string | undefined {
    if (names.forms.has(name)) return name;
    const kind = formKinds[name] ?? 'lead';
    const all = [...names.forms];
    const others = all.filter(([, other]) => (kind === 'rewrite') === (other === 'rewrite'));
    const alike = others.find(([, other]) => other === kind) ?? others[0];
    if (!alike) need(kind === 'rewrite' ? 'rewrite form' : 'form');
    return alike?.[0];
  }

  function link(written: string): string | undefined {
    if (!written.startsWith('/')) return fitText(written, names, true);
    return names.hasPage(written) ? written.replace(/#.*$/, '') : names.home;
  }

  function target(action: Record<string, unknown>): Record<string, unknown> {
    const name = typeof action.form === 'string' ? form(action.form) : undefined;
    if (name !== undefined) return { form: name, ...offer('plan', action), ...offer('package', action) };
    if (action.chat === true || action.call === true) return {};
    const to = typeof action.link === 'string' ? link(action.link) : names.home;
    return to === undefined ? { chat: true } : { link: to };
  }

  function offer(key: 'plan' | 'package', { [key]: id }: Record<string, unknown>): Record<string, unknown> {
    return typeof id === 'string' && names.idsOf(`${key}s`).includes(id) ? { [key]: id } : {};
  }

  return { image, form, link, target };
}

/** What the forms of the examples are for. */
const formKinds: Readonly<Record<string, string>> = {
  order: 'order',
  plan: 'order',
  contact: 'contact',
  line: 'rewrite',
};
