import type { Site } from '../../schema/generated/types.ts';
import type { PreparedPage } from '../../site/prepared-page.ts';
import type { Finding } from '../errors/finding.ts';
import { isRow } from '../load/matrix/matrix.ts';
import type { PageDetails } from '../prepare/company/company-details.ts';
import { defaultThanks } from '../prepare/defaults.ts';
import type { RoutedPage } from '../validate/routes/routed-page.ts';
import type { PageConfig } from '../validate/validate-page.ts';
import { formsOnPage } from './forms-on-page.ts';
import { type OwnPrices, ownPrices } from './own-prices.ts';

/** What warnings about several pages need to know of each. It is small, because a site can have many pages. */
export interface PublishedPage extends RoutedPage {
  route: string;
  title: string;
  description: string;
  /** Whether search engines list it, and not another page in its place. */
  isListed: boolean;
  /** The address of that other page. */
  instead: string | undefined;
  /** Whether the page has tags of its own, as pages for ads do. */
  hasTags: boolean;
  /** Its own phone number, if it overrides the site's. */
  phone: string | undefined;
  /** The phone number that its sections offer to call, if they do; unknown for a row, which no form leads to. */
  shownPhone: string | undefined;
  ownPrices: OwnPrices;
  /**
   * The prices that its sections show, in US dollars. None for the terms, which hold for all pages, and for a row, which few pages
   * link to.
   */
  shownPrices: ReadonlySet<number>;
  /** The addresses that its forms lead to, and those that the messages after them link to. */
  thanks: string[];
  thanksLinks: string[];
}

/** A finding about one of several pages. */
export interface PageFinding {
  page: PublishedPage;
  found: Finding;
}

interface PageParts {
  /** The merged page. */
  written: PageConfig['page'];
  company?: PageDetails | undefined;
  site?: Pick<Site, 'facts' | 'terms'> | undefined;
}

export function publishedPage(
  routed: RoutedPage,
  page: PreparedPage,
  { written, company, site }: PageParts,
): PublishedPage {
  const { route, head, sections, frame } = page;
  const { title, description, indexed } = head;
  const instead = (written.canonical ?? route) === route ? undefined : head.canonical;
  const isListed = indexed && !instead;
  const { terms, privacy } = site?.terms ?? {};
  const isLegal = route === terms || route === privacy;
  const contents = isRow(routed.name)
    ? []
    : sections.map((section) => known.getOrInsertComputed(section, contentOf));
  const afterForms = formsOnPage(page).map(({ thanks = { route: defaultThanks } }) => thanks);
  const thanks = afterForms.flatMap((one) => ('route' in one ? [one.route] : []));
  const messages = afterForms.flatMap((one) => ('heading' in one ? [one.heading, one.text ?? ''] : []));
  const thanksLinks = messages.flatMap((text) =>
    Array.from(text.matchAll(localLink), ([, path = '']) => path),
  );
  return {
    ...routed,
    ...{ route, title, description, isListed, instead },
    hasTags: written.tags !== undefined,
    phone: company?.phone,
    shownPhone: contents.some(({ hasCall }) => hasCall) ? frame.company.phone.label : undefined,
    ownPrices: ownPrices(written.facts, site),
    shownPrices: new Set(isLegal ? [] : contents.flatMap(({ prices }) => prices)),
    thanks: [...new Set(thanks)],
    thanksLinks: [...new Set(thanksLinks)],
  };
}

/** The path of a link to a page of this site, in rich text. */
const localLink = /\]\((\/[^)\s?#]*)/g;

type Section = PreparedPage['sections'][number];

/** Many pages can share a section. */
const known = new WeakMap<Section, ReturnType<typeof contentOf>>();

/** Whether a section offers to call, and the prices in its texts, plans, and packages. */
function contentOf({ props }: Section): { hasCall: boolean; prices: number[] } {
  const text = JSON.stringify(props);
  const found = text.matchAll(/(?:\$|"price":)(\d[\d,]*(?:\.\d+)?)/g);
  return {
    hasCall: text.includes('"href":"tel:'),
    prices: Array.from(found, ([, amount = '']) => Number(amount.replaceAll(',', ''))),
  };
}
