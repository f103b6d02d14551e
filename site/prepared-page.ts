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

/** One file of a picture in several widths, as `srcset` wants it. */
export interface PictureSource {
  /** MIME type, such as `image/avif`. */
  type: string;
  srcSet: string;
}

/** A picture whose files exist: width and height in px are those of the largest file. */
export interface PreparedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  sources: PictureSource[];
}

/** A call to action whose address is known: a real link even without JavaScript. */
export interface PreparedAction {
  label: string;
  look: 'primary' | 'outline' | 'light' | 'link';
  kind: 'form' | 'chat' | 'link' | 'anchor' | 'call';
  href: string;
  /** With kind `form`: the name of the form whose dialog opens. */
  form?: string;
  /** With kind `form`: what the form is filled with; the price is in US dollars. */
  service?: string;
  price?: number;
  originalPrice?: number;
  /** In menus: a line below the label. */
  note?: string;
}

type Entry<Collection extends CollectionName> = Prepared<ContentByCollection[Collection]> & { id: string };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The shape of YAML after references, pictures and actions were resolved. */
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

/** What the view of a section gets: its YAML, prepared, and its id, which is also its anchor. */
export type SectionProps<Type extends SectionType> = Prepared<Omit<SectionByType[Type], 'type'>> & {
  id: string;
};

export interface PreparedSection {
  id: string;
  type: SectionType;
  props: object;
}

/**
 * Stands in prepared data where the page's own address belongs. The document puts the address in, so that pages
 * that share a section or a form share its HTML, too. It begins and ends with signs that Unicode keeps out of all
 * texts, so that no author's words are taken for it.
 */
export const pageUrlToken = '\uFDD0page-url\uFDD1';

/** A form as its island and its plain HTML need it. */
export interface PreparedForm {
  /** The name in `content/forms.yaml`. */
  name: string;
  kind: 'lead' | 'order' | 'review' | 'consultation' | 'contact';
  title: string;
  intro?: string;
  submit: string;
  submitting: string;
  /** What a visitor is told when it could not be sent; without it, the reasons are named. */
  failed?: string;
  note?: string;
  message: boolean;
  /** What the form asks for when no action names a package. */
  service: string;
  price?: number;
  /** The label of the country that is chosen at first. */
  country: string;
  /** The page's route, for a form that is sent without JavaScript: in prepared data the token above. */
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

/** The navigation of the layout `site`. */
export interface PreparedSiteNav {
  menus: PreparedMenu[];
  action?: PreparedAction;
}

/** Links below one word; without a heading they stand in the bar themselves. */
export interface PreparedMenu {
  heading?: string;
  links: PreparedAction[];
  aside?: { text: string; image: PreparedImage };
}

/** The tab at the right edge of wide screens. Source: spec section 2, "Floating side tab". */
export interface PreparedSideTab {
  offer: string;
  label: string;
  form: PreparedForm;
}

export interface PreparedBrand {
  first: string;
  /** In italics. */
  second?: string;
  /** The logo as path data on 40 x 30. */
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
  /** The company's profiles elsewhere. */
  social: PreparedAction[];
  copyright: string;
}

/** All that stands around the sections. Pages with an equal frame share its HTML. */
export interface PreparedFrame {
  layout: 'site' | 'landing' | 'plain';
  company: PreparedCompany;
  nav: PreparedNav;
  /** In the layout `site`, in place of `nav`. */
  siteNav?: PreparedSiteNav;
  sideTab?: PreparedSideTab;
  /** The round button at the bottom right. */
  widget?: PreparedAction;
  footer: PreparedFooter;
  /** The forms that some action on the page opens; each gets a dialog. */
  dialogs: PreparedForm[];
  lazyScripts: PreparedLazyScripts;
}

/** The path from the home page to this one. */
export interface PreparedBreadcrumbs {
  links: PreparedAction[];
  /** What this page is called in it. */
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
  /** What a visitor is told while there is no chat. */
  chatUnavailable: string;
  /** The site key of Cloudflare Turnstile, where forms ask for its token. */
  turnstile?: string;
}

/** Everything that the site needs to render one page; nothing in it is left to look up. */
export interface PreparedPage {
  route: string;
  theme: 'day' | 'night' | 'evergreen';
  head: PreparedHead;
  frame: PreparedFrame;
  breadcrumbs?: PreparedBreadcrumbs;
  sections: PreparedSection[];
}
