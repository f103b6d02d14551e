import type { Brand, Company, Nav, Page, SideTab, SiteNav } from '../schema/generated/types.ts';
import type { Prepared, PreparedAction, PreparedForm, PreparedSection } from './prepared-data.ts';
import type { PreparedLazyScripts } from './prepared-scripts.ts';

/** The navigation of the `landing` layout. */
export type PreparedNav = Prepared<Nav> & { links: PreparedAction[] };

/** The navigation of the `site` layout. */
export type PreparedSiteNav = Prepared<SiteNav>;

/** A drop-down menu, or, without a heading, links directly in the bar. */
export type PreparedMenu = PreparedSiteNav['menus'][number];

/** The tab at the right edge of wide screens. Source: product-rules.md, Navigation. */
export type PreparedSideTab = Prepared<SideTab>;

export type PreparedBrand = Pick<Brand, 'first' | 'second' | 'mark'>;

export interface PreparedCompany extends Omit<Company, 'phone'> {
  name: string;
  brand: PreparedBrand;
  phone: { href: string; label: string };
}

export interface PreparedFooter {
  columns: { heading: string; links: PreparedAction[] }[];
  legal: PreparedAction[];
  /** The company's social media profiles. */
  social: PreparedAction[];
  copyright: string;
  /** The link that opens the dialog about consent, on pages with tags. Without scripts it leads to the privacy policy. */
  consent?: { label: string; href: string };
}

/** The bar at the bottom of a phone's screen. */
export interface PreparedActionBar {
  action: PreparedAction;
  /** Set where chat is configured. */
  chat?: PreparedAction;
}

/** Everything around the sections. Pages with equal frames share its HTML. */
export interface PreparedFrame {
  layout: NonNullable<Page['layout']>;
  company: PreparedCompany;
  nav: PreparedNav;
  /** Replaces `nav` in the `site` layout. */
  siteNav?: PreparedSiteNav;
  sideTab?: PreparedSideTab;
  /** The round button at the bottom right. */
  widget?: PreparedAction;
  /** Replaces the widget on phones. */
  actionBar?: PreparedActionBar;
  footer: PreparedFooter;
  /** The forms that actions on the page open; each gets a dialog. */
  dialogs: PreparedForm[];
  lazyScripts: PreparedLazyScripts;
}

/** The trail from the home page to this one. */
export interface PreparedBreadcrumbs {
  links: PreparedAction[];
  /** The name of this page. */
  name: string;
}

/** What a URL parameter can be; `maxLength` and `characters` are set without `values`. */
export interface UrlParamRule {
  values?: readonly string[];
  maxLength?: number;
  characters?: string;
}

export interface PreparedHead {
  title: string;
  description: string;
  canonical: string;
  indexed: boolean;
  siteName: string;
  language: string;
  share?: { url: string; width: number; height: number; alt: string };
  jsonLd: object[];
  /** The message for visitors who press a chat button while chat is unavailable. */
  chatUnavailable?: string;
  /** The site key of Cloudflare Turnstile, if forms require its token. */
  turnstile?: string;
  /** The rules of the URL parameters that texts on the page show. */
  params?: Record<string, UrlParamRule>;
}

/** Everything needed to render one page, fully resolved. */
export interface PreparedPage {
  route: string;
  theme: NonNullable<Page['theme']>;
  head: PreparedHead;
  frame: PreparedFrame;
  breadcrumbs?: PreparedBreadcrumbs;
  sections: PreparedSection[];
}
