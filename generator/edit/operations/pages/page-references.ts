import type { Path } from '../../../errors/finding.ts';
import { isObject } from '../../../lib/is-object.ts';
import { valueAt } from '../../file/model.ts';

/** A place that names a page or its address, with what it says afterward. */
export interface Reference {
  path: Path;
  text: string;
}

/** The places of a file that name a page by its file. */
export function nameReferences(data: unknown, from: string, to: string): Reference[] {
  const paths: Path[] = [['extends'], ...variantPages(data), ...routedPages(data)];
  return paths.filter((path) => valueAt(data, path) === from).map((path) => ({ path, text: to }));
}

function variantPages(data: unknown): Path[] {
  const variants = valueAt(data, ['experiment', 'variants']);
  return isObject(variants) ? Object.keys(variants).map((id) => ['experiment', 'variants', id, 'page']) : [];
}

/** The pages whose leads a route of the desk in site.yaml offers to some people. */
function routedPages(data: unknown): Path[] {
  const routes = valueAt(data, ['desk', 'routes']);
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route: unknown, index) => {
    const pages = isObject(route) && Array.isArray(route.pages) ? route.pages : [];
    return pages.map((_, position): Path => ['desk', 'routes', index, 'pages', position]);
  });
}

/** The places of a file that link to a route: whole values, and links in texts. Former addresses are not links. */
export function linkReferences(data: unknown, from: string, to: string): Reference[] {
  const plain = RegExp.escape(from.replace(/\/$/, ''));
  const slash = from === '/' ? '/' : '/?';
  const whole = new RegExp(`^${plain}${slash}(?=[#?]|$)`);
  const inText = new RegExp(`(?<=\\]\\()${plain}${slash}(?=[#?)])`, 'g');
  return texts(data).flatMap(({ path, text }) => {
    if (path[0] === 'route' || path[0] === 'formerly') return [];
    const moved = text.replace(whole, to).replace(inText, to);
    return moved === text ? [] : [{ path, text: moved }];
  });
}

function texts(data: unknown, path: Path = []): Reference[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (Array.isArray(data)) return data.flatMap((item, index) => texts(item, [...path, index]));
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => texts(value, [...path, key]));
}
