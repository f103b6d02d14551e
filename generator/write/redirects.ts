import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../schema/generated/types.ts';
import { readRedirectTable, redirectsFile, redirectTable } from '../../schema/redirects.ts';
import { pageRedirects, redirectTargets, siteRedirects } from '../validate/routes/redirects.ts';
import type { PageRecord } from './manifest.ts';

export interface RedirectTables {
  /** The site's redirects; undefined if it has none. */
  published: string | undefined;
  /** For while pages move: also the redirects of the last build, whose targets are still in place. */
  transition: string | undefined;
}

export function redirectTables(
  out: string,
  site: Pick<Site, 'url' | 'redirects'>,
  pages: Iterable<PageRecord>,
): RedirectTables {
  const redirects = siteRedirects(site.redirects ?? {});
  for (const page of pages) if (page.formerly) redirects.push(...pageRedirects(page));
  const targets = redirectTargets(redirects, site.url);
  const both = new Map([...previousTargets(out), ...targets]);
  return { published: textOf(targets), transition: textOf(both) };
}

function textOf(targets: Map<string, string>): string | undefined {
  return targets.size === 0 ? undefined : redirectTable(targets);
}

function previousTargets(out: string): Map<string, string> {
  try {
    return readRedirectTable(readFileSync(join(out, redirectsFile), 'utf8'));
  } catch {
    return new Map();
  }
}
