import type {
  Action,
  Amount,
  CollectionName,
  ContactCardRef,
  ContentByCollection,
  ContentRef,
  EndMoment,
  FormRef,
  Image,
  SectionByType,
  SectionType,
} from '../schema/generated/types.ts';
import type { PreparedStep, PreparedThanks } from './prepared-fields.ts';

/** Maximum width (px) of an encoded picture. */
export const maxPictureWidth = 2000;

/** A picture whose files exist. Width and height are those of the largest file, in px. */
export interface PreparedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** One per format, by MIME type. Each `srcSet` has several widths, in ascending order. */
  sources: { type: string; srcSet: string }[];
}

/** A moment, in ms since 1970 and in words. */
export interface PreparedMoment {
  at: number;
  text: string;
}

/** A call to action with a resolved `href`, which works without JavaScript. */
export interface PreparedAction {
  label: string;
  look: 'primary' | 'outline' | 'light' | 'link';
  kind: 'form' | 'chat' | 'link' | 'anchor' | 'call';
  href: string;
  /** With kind `form`, or `chat` if it cannot be reached: the name of the form whose dialog opens. */
  form?: string;
  /** With `form`: the service to order, with prices in US dollars. */
  service?: string;
  price?: number;
  originalPrice?: number;
  /** With `form`: the dialog's heading, in which `{service}` is the service to order. */
  about?: string;
  /** A line below the label, in menus. */
  note?: string;
}

/** A link to the company's contact card. */
export interface PreparedCardLink {
  label: string;
  href: string;
}

type Entry<Collection extends CollectionName> = Prepared<ContentByCollection[Collection]> & { id: string };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The type of YAML data with references, pictures, and actions resolved. */
export type Prepared<T> =
  T extends ContentRef<infer Collection>
    ? Entry<Collection>[]
    : T extends FormRef
      ? PreparedForm
      : T extends ContactCardRef
        ? PreparedCardLink
        : T extends Amount
          ? number
          : T extends EndMoment
            ? PreparedMoment
            : Same<T, Image> extends true
              ? PreparedImage
              : Same<T, Action> extends true
                ? PreparedAction
                : T extends readonly (infer Item)[]
                  ? Prepared<Item>[]
                  : T extends object
                    ? { [Key in keyof T as Exclude<Key, 'allow'>]: Prepared<T[Key]> }
                    : T;

/** The props of a section's view: its prepared YAML and its id, which is also its anchor. */
export type SectionProps<Type extends SectionType> = Prepared<Omit<SectionByType[Type], 'type' | 'allow'>> & {
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
  kind: 'lead' | 'order' | 'review' | 'consultation' | 'contact' | 'rewrite';
  title: string;
  intro?: string;
  submit: string;
  submitting: string;
  /** The message if submitting fails; by default, the message gives the reasons. */
  failed?: string;
  note?: string;
  /** The dialog's heading for a service, in which `{service}` is its name. */
  about?: string;
  /** In a dialog: calls the company. */
  call?: PreparedAction;
  message: boolean;
  /** Labels of optional checkboxes in a contact form. */
  offers?: string;
  texts?: string;
  /** The service requested if the action names no package. */
  service: string;
  price?: number;
  /** The label of the country selected by default. */
  country: string;
  /** The page's route, submitted by forms without JavaScript; `pageUrlToken` in prepared data. */
  pageUrl: string;
  brandSlug: string;
  terms: { terms: string; privacy: string };
  /** The form's own choice of fields; by default, those of its kind. */
  steps?: PreparedStep[];
  /** By default, the page `/thankyou`. */
  thanks?: PreparedThanks;
}
