import type { PreparedImage, PreparedSection } from '../../../site/prepared-data.ts';
import { isObject } from '../../lib/is-object.ts';

/** What of a section can be recognized in a thumbnail. */
export interface SectionParts {
  /** The first pictures of the section itself. */
  images: PreparedImage[];
  hasForm: boolean;
  hasSheet: boolean;
  /** The number of buttons. */
  actions: number;
  /** The longest list of entries, each with its picture if it has one. */
  entries: { image?: PreparedImage }[];
  hasLead: boolean;
}

export function partsOf({ props }: Pick<PreparedSection, 'props'>): SectionParts {
  const values = Object.entries(props as Record<string, unknown>);
  const lists = values.flatMap(([key, value]) =>
    key !== 'actions' && Array.isArray(value) && value.length > 1 && value.every(isObject) ? [value] : [],
  );
  const [longest = []] = lists.toSorted((a, b) => b.length - a.length);
  const own = Object.fromEntries(values);
  return {
    images: values.flatMap(([, value]) => (isImage(value) ? [value] : [])),
    hasForm: isObject(own.form),
    hasSheet:
      isObject(own.draft) || isObject(own.sheet) || (Array.isArray(own.sheets) && own.sheets.length > 0),
    actions: Array.isArray(own.actions) ? own.actions.length : isObject(own.action) ? 1 : 0,
    entries: longest.map((entry) => {
      const image = Object.values(entry).find(isImage);
      return image ? { image } : {};
    }),
    hasLead: ['lead', 'message', 'statement', 'intro', 'description'].some((key) => own[key] !== undefined),
  };
}

function isImage(value: unknown): value is PreparedImage {
  return (
    isObject(value) && typeof value.src === 'string' && typeof value.width === 'number' && 'sources' in value
  );
}
