import type { PreparedPage } from '../../site/prepared-page.ts';
import { type Finding, finding } from '../errors/finding.ts';
import { isObject } from '../lib/is-object.ts';
import type { PageConfig } from '../validate/validate-page.ts';
import { formsOnPage } from './forms-on-page.ts';

interface TaggedPage {
  page: Pick<PreparedPage, 'frame' | 'sections'>;
  written: Pick<PageConfig['page'], 'tags'>;
}

/** Finds forms that a page with conversions of its own opens, but whose leads it does not report. */
export function unreportedFormFindings({ page, written: { tags } }: TaggedPage): Finding[] {
  const { settings } = page.frame.lazyScripts.tags ?? {};
  const own = isObject(tags) && isObject(tags.conversions) ? tags.conversions : undefined;
  if (!settings || !own) return [];
  const names = new Set(formsOnPage(page).map(({ name }) => name));
  const forms = [...names].filter((name) => !(name in settings.conversions) && !(name in own));
  return forms.length > 0 ? [finding('UnreportedForms', { forms }, ['tags', 'conversions'], 'key')] : [];
}
