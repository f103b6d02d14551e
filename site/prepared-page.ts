import type {
  Action,
  CollectionName,
  ContentByCollection,
  ContentRef,
  FormRef,
  Image,
  SectionByType,
  SectionType,
} from '../schema/generated/types.ts';
import type { PreparedLazyScripts } from './prepared-scripts.ts';

/** A picture in one format and several widths. */
export interface PictureSource {
  /** MIME type, such as `image/avif`. */
  type: string;
  srcSet: string;
}

/** A picture whose files exist. Width and height are those of the largest file, in px. */
export interface PreparedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
}

/** A call to action with a resolved `href`, which works without JavaScript. */
export interface PreparedAction {
  label: string;
  look: 'primary' | 'outline' | 'light' | 'link';
  kind: 'form' | 'chat' | 'link' | 'anchor' | 'call';
  href: string;
  /** With kind `form`: the name of the form whose dialog opens. */
  form?: string;
  /** With kind `form`: the service to order, with prices in US dollars. */
  service?: string;
  price?: number;
  originalPrice?: number;
  /** A line below the label, in menus. */
  note?: string;
}

type Entry<Collection extends CollectionName> = Prepared<ContentByCollection[Collection]> & { id: string };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The type of YAML data with references, pictures, and actions resolved. */
export type Prepared<T> =
  T extends ContentRef<infer Collection>
    ? Entry<Collection>[]
    : T extends FormRef
      ? PreparedForm
      : Same<T, Image> extends true
        ? PreparedImage
        : Same<T, Action> extends true
          ? PreparedAction
          : T extends readonly (infer Item)[]
            ? Prepared<Item>[]
            : T extends object
              ? { [Key in keyof T]: Prepared<T[Key]> }
              : T;

/** The props of a section's view: its prepared YAML and its id, which is also its anchor. */
export type SectionProps<Type extends SectionType> = Prepared<Omit<SectionByType[Type], 'type'>> & {
  id: string;
};

export interface PreparedSection {
  id: string;
  type: SectionType;
  props: object;
}

/**
 * Placeholder for the page's own URL in prepared data, which keeps the HTML of shared sections and forms equal on all pages;
 * the document replaces it. Its first and last characters are Unicode noncharacters, which no author's text contains.
 */
export const pageUrlToken = '\uFDD0page-url\uFDD1';

/** A form, for both its HTML and its island. */
export interface PreparedForm {
  /** The name in `content/forms.yaml`. */
  name: string;
  kind: 'lead' | 'order' | 'review' | 'consultation' | 'contact';
  title: string;
  intro?: string;
  submit: string;
  submitting: string;
  /** The message if submitting fails; by default, the message gives the reasons. */
  failed?: string;
  note?: string;
  message: boolean;
  /** The service requested if the action names no package. */
  service: string;
  price?: number;
  /** The label of the country selected by default. */
  country: string;
  /** The page's route, submitted by forms without JavaScript; `pageUrlToken` in prepared data. */
  pageUrl: string;
  brandSlug: string;
  terms: { terms: string; privacy: string };
}

export interface PreparedNav {
  links: PreparedAction[];
  action?: PreparedAction;
  menuAction?: PreparedAction;
  phone: PreparedAction;
}

/** The navigation of the `site` layout. */
export interface PreparedSiteNav {
  menus: PreparedMenu[];
  action?: PreparedAction;
}

/** A drop-down menu, or, without a heading, links directly in the bar. */
export interface PreparedMenu {
  heading?: string;
  links: PreparedAction[];
  aside?: { text: string; image: PreparedImage };
}

/** The tab at the right edge of wide screens. Source: product-rules.md, Navigation. */
export interface PreparedSideTab {
  offer: string;
  label: string;
  form: PreparedForm;
}

export interface PreparedBrand {
  first: string;
  /** The part of the name in italics. */
  second?: string;
  /** The logo as SVG path data on a 40 x 30 canvas. */
  mark?: string;
}

export interface PreparedCompany {
  name: string;
  brand: PreparedBrand;
  street: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  email: string;
  phone: { href: string; label: string };
}

export interface PreparedFooter {
  columns: { heading: string; links: PreparedAction[] }[];
  legal: PreparedAction[];
  /** The company's social media profiles. */
  social: PreparedAction[];
  copyright: string;
}

/** Everything around the sections. Pages with equal frames share its HTML. */
export interface PreparedFrame {
  layout: 'site' | 'landing' | 'plain';
  company: PreparedCompany;
  nav: PreparedNav;
  /** Replaces `nav` in the `site` layout. */
  siteNav?: PreparedSiteNav;
  sideTab?: PreparedSideTab;
  /** The round button at the bottom right. */
  widget?: PreparedAction;
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
  chatUnavailable: string;
  /** The site key of Cloudflare Turnstile, if forms require its token. */
  turnstile?: string;
}

/** Everything needed to render one page, fully resolved. */
export interface PreparedPage {
  route: string;
  theme: 'day' | 'night' | 'evergreen';
  head: PreparedHead;
  frame: PreparedFrame;
  breadcrumbs?: PreparedBreadcrumbs;
  sections: PreparedSection[];
}
