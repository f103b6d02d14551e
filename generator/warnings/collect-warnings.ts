import { allowKey } from '../../schema/load-schemas.ts';
import { deduplicate } from '../errors/deduplicate.ts';
import { type Finding, finding, type Path } from '../errors/finding.ts';
import { locate, type TextFile } from '../errors/locate.ts';
import type { Problem } from '../errors/problem.ts';
import type { PageConfig } from '../validate/validate-page.ts';
import { allowName, siteAllowNames, type Warning } from './warning.ts';

/** A page whose warnings are collected. */
export interface WarnedPage {
  name: string;
  /** The page's own file first, then the ones it extends. */
  files: TextFile[];
  written: PageConfig['page'];
  /** Its warnings are marked. It is not compared with other pages, so no such reason of it is unneeded. */
  isDraft?: boolean;
}

export interface WarningCollector {
  /** Adds findings about a page, except those that the page or the section around them acknowledges. */
  add: (page: WarnedPage, findings: readonly Finding[]) => void;
  /** The warnings so far. */
  found: () => Warning[];
  /** All warnings, with those about reasons that no warning needs anymore. Only for all pages and all their findings, without problems. */
  list: () => Warning[];
}

/** Collects the warnings of pages. What a page inherits is one warning, with the names of all pages that have it. */
export function createWarningCollector(): WarningCollector {
  const found: Warning[] = [];
  /** Place of a written reason -> its page and what to say if no warning needs it. */
  const reasons = new Map<string, Warning>();
  const needed = new Set<string>();

  return {
    add({ name, files, written, isDraft = false }, findings) {
      const marked = { pages: [name], ...(isDraft && { draft: true as const }) };
      const allowed = reasonsIn(written).map((reason) => {
        const data = { name: reason.name, used: findings.map(({ code }) => allowName(code)) };
        const stale = locate(
          finding('StaleAllow', data, [...reason.path, allowKey, reason.name], 'key'),
          files,
        );
        const place = placeOf(stale);
        if (!reasons.has(place) && !(isDraft && siteAllowNames.includes(reason.name)))
          reasons.set(place, { ...stale, ...marked });
        return { ...reason, place };
      });
      for (const one of findings) {
        const code = allowName(one.code);
        const reasonsForIt = allowed.filter(
          (reason) => reason.name === code && isWithin(one.path, reason.path),
        );
        for (const { place } of reasonsForIt) needed.add(place);
        if (reasonsForIt.length === 0) found.push({ ...withAllow(locate(one, files)), ...marked });
      }
    },
    found: () => merged(found),
    list() {
      const stale = [...reasons].flatMap(([place, warning]) => (needed.has(place) ? [] : [warning]));
      return merged([...found, ...stale]);
    },
  };
}

interface Reason {
  /** As in `allow`. */
  name: string;
  /** Of the page or the section that has the `allow`. */
  path: Path;
}

function reasonsIn(page: PageConfig['page']): Reason[] {
  const sections = Object.entries(page.sections).map(
    ([id, section]) => [['sections', id], section.allow] as const,
  );
  return [[[], page.allow] as const, ...sections].flatMap(([path, allow]) =>
    Object.keys(allow ?? {})
      .filter((name) => name !== 'ledger')
      .map((name) => ({ name, path })),
  );
}

const isWithin = (path: Path, outer: Path) => outer.every((step, index) => path[index] === step);

const placeOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

function withAllow(problem: Problem): Problem {
  const allow = `If this is intentional, add to the page: allow: { ${allowName(problem.code)}: "the reason" }`;
  return { ...problem, hint: `${problem.hint}\n${allow}` };
}

/** One warning for each place, with the names of all pages that have it, grouped by file. */
function merged(warnings: Warning[]): Warning[] {
  const groups = Map.groupBy(warnings, (one) => `${placeOf(one)} ${one.code} ${one.message} ${one.draft}`);
  const once = [...groups.values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, pages: [...new Set([...first.pages, ...others.flatMap(({ pages }) => pages)])] }]
      : [],
  );
  return deduplicate(once) as Warning[];
}
