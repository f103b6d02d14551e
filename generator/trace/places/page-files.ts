import { relative } from 'node:path';
import type { Path } from '../../errors/finding.ts';
import { lineOf, type TextFile } from '../../errors/locate.ts';
import { Lru } from '../../lib/lru.ts';
import { withLiteralFacts } from '../../load/yaml/literal-facts.ts';
import type { ReadYaml } from '../../load/yaml/read-yaml.ts';
import { displayPath } from '../../paths.ts';
import { insideOf, valueAt } from './value-at.ts';

/** A group of keys in a file that makes up its page: the whole file, or what it changes for some rows. */
interface Layer {
  /** 0 for the page's own file, 1 for the file that it extends, and so on. */
  depth: number;
  file: string;
  source: TextFile;
  /** The group's path in the file. */
  at: Path;
  data: unknown;
}

/** The place in a file that writes a value of a merged page. */
export interface Written {
  file: string;
  path: Path;
  /** Whether another file than the page's own one writes it. */
  isInherited: boolean;
}

/** The files of a page, which the merged page is made of. */
export interface PageFiles {
  /** Of the first file that has the value; of several parts of a value, the page's own ones count first. */
  written: (path: Path) => Written;
  /** The line of a value's key, or of the nearest group around it. */
  line: (path: Path) => number;
  layers: readonly Layer[];
}

/** The path of a file in its folder, such as `content/faqs.yaml`. @param file as shown to people */
export function pathInFolder(root: string, file: string): string {
  return relative(displayPath(root), file).replaceAll('\\', '/');
}

/** Reads a file's data. Many pages can extend one file. */
export type ReadData = (source: TextFile) => unknown;

export function createDataReader(readYaml: ReadYaml): ReadData {
  const known = new Lru<string, unknown>(2000);
  return ({ text }) =>
    known.get(text) ??
    known.set(text, withLiteralFacts({ ...(readYaml(text).data as Record<string, unknown>) }, text));
}

/**
 * The files are parsed when they are asked for something.
 * @param root the folder
 * @param files the page's own file first, then those that it extends
 */
export function openPageFiles(root: string, files: readonly TextFile[], readData: ReadData): PageFiles {
  let opened: Layer[] | undefined;

  function layers(): Layer[] {
    opened ??= files.flatMap((source, depth): Layer[] => {
      const data = readData(source);
      const file = pathInFolder(root, source.file);
      return [...(source.overrides ?? []), []].map((at) => {
        return { depth, file, source, at, data: valueAt(data, at) };
      });
    });
    return opened;
  }

  function layerOf(path: Path): Layer | undefined {
    for (let length = path.length; length >= 0; length--) {
      const found = layers().find(({ data }) => valueAt(data, path.slice(0, length)) !== undefined);
      if (found) return found;
    }
    return undefined;
  }

  return {
    get layers() {
      return layers();
    },
    written(path) {
      const { file = '', at = [], depth = 0 } = layerOf(path) ?? {};
      return { file, path: [...at, ...path], isInherited: depth > 0 };
    },
    line(path) {
      const layer = layerOf(path);
      return layer ? lineIn(layer, path) : 1;
    },
  };
}

/** Anchors and merge keys can write a value in another place than its path. */
export function lineIn({ source, at }: Pick<Layer, 'source' | 'at'>, path: Path): number {
  for (let length = path.length; at.length + length > 0; length--) {
    const line = lineOf(source, [...at, ...path.slice(0, length)]);
    if (line !== undefined) return line;
  }
  return 1;
}

/** The layers that have a part of a value, with that part in place of their data. */
export function layersInside(layers: readonly Layer[], key: string | number): Layer[] {
  return layers.flatMap((layer) => {
    const data = insideOf(layer.data, key);
    return data === undefined ? [] : [{ ...layer, data }];
  });
}
