import { isObject } from '../lib/is-object.ts';

/** What a page, merged over those it extends, consists of. It can be invalid. */
export interface PageOutline {
  title?: string;
  /** Section id -> type; missing when the page has no readable sections. */
  sections?: Record<string, string>;
  /** The ids of entries in place: a button of the page can order these. */
  placed?: string[];
}

export function pageOutline({ title, sections }: { title?: unknown; sections?: unknown }): PageOutline {
  const all = Object.entries(isObject(sections) ? sections : {});
  const typed = all.flatMap(([id, section]) =>
    isObject(section) && typeof section.type === 'string' ? [[id, section] as const] : [],
  );
  const placed = typed.flatMap(([, section]) => Object.values(section).flatMap(idsOfEntries));
  return {
    ...(typeof title === 'string' && { title }),
    ...(isObject(sections) && {
      sections: Object.fromEntries(typed.map(([id, { type }]) => [id, String(type)])),
    }),
    ...(placed.length > 0 && { placed }),
  };
}

function idsOfEntries(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => (isObject(entry) && typeof entry.id === 'string' ? [entry.id] : []));
}
