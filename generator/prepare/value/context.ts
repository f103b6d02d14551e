import type { Site } from '../../../schema/generated/types.ts';
import type { PreparedAction, PreparedForm, PreparedImage } from '../../../site/prepared-data.ts';
import type { Finding, Path } from '../../errors/finding.ts';
import type { HandwrittenNumber } from '../text/handwritten-numbers.ts';
import type { Plan } from './plan.ts';

/** The keys of an action that name what to order. */
export type OfferKey = 'package' | 'plan';

/** A fact that states how much the plans it names save, and what their prices add up to. */
export interface Saving {
  name: string;
  /** As the fact states it. */
  value: string;
  /** The plan that saves most, and how much: whole percent of its original price. */
  plan: string;
  percent: number;
}

/** What preparing a value needs from the loaded folder. */
export interface PrepareContext {
  /** The text of a reference, such as `turnaround` or `turnaround.value`. */
  fact: (reference: string) => string | undefined;
  /** The number that a fact states; undefined if it is not a number. */
  amount: (fact: string) => number | undefined;
  /** The names of the facts that content entries have as prices. */
  priceFacts: () => ReadonlySet<string>;
  /** The facts that state a saving. */
  savings: () => Saving[];
  /** Numbers in a text that a fact could state. */
  handwritten: (text: string) => HandwrittenNumber[];
  /** The site's phone number in a text, as written there. */
  handwrittenPhone: (text: string) => string | undefined;
  factNames: () => string[];
  /** The ids of a content file in order; empty when the file does not exist. */
  contentIds: (collection: string) => string[];
  content: (collection: string, id: string) => { data: unknown; plan: Plan | undefined } | undefined;
  /** The plan of a collection's entries. */
  contentPlan: (collection: string) => Plan | undefined;
  /** The package or plan to order: an entry of a content file, or one that the page contains in place. */
  offer: (key: OfferKey, id: string) => unknown;
  offerIds: (key: OfferKey) => string[];
  /** Undefined when the picture is missing or unusable. */
  image: (src: string, alt: string) => PreparedImage | undefined;
  /** Why `image` is undefined. */
  imageFinding: (src: string, path: Path) => Finding;
  /** The URL of a film or its captions; undefined when the file is missing or unusable. */
  film: (src: string) => string | undefined;
  /** Why `film` is undefined. */
  filmFinding: (src: string, path: Path) => Finding;
  form: (name: string) => PreparedForm | undefined;
  /** What an action needs of a form, which depends on fewer facts. */
  dialog: (name: string) => Pick<PreparedForm, 'name' | 'about'> | undefined;
  /** The site as the page's facts describe the company. */
  readonly site: Site;
  /** The URL of the company's contact card. */
  contactCard: () => string;
  readonly phone: { href: string; label: string };
  /** What a chat button does. */
  readonly chat: Pick<PreparedAction, 'kind' | 'href' | 'form' | 'about'>;
}

/** What a value links to. Each page checks whether these exist. */
export interface Uses {
  /** Anchors that content entries link to, with paths in the content file. */
  contentAnchors: { collection: string; anchor: string; path: Path }[];
  anchors: { anchor: string; path: Path }[];
  links: { link: string; path: Path }[];
  /** Parameters of the page's URL in texts. */
  params: { name: string; written: string; path: Path }[];
  /** Names of the forms that actions open. */
  forms: Set<string>;
}

export interface PrepareResult extends Uses {
  value: unknown;
  findings: Finding[];
}
